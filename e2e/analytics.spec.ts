import { expect, type Page, test } from "@playwright/test";
import { rememberChoice } from "./support/consent";
import { events, FakeTagManager, received } from "./support/fake-tag-manager";
import { installClock, runTenSeconds } from "./support/time";

const event = (name: string, fields: object) => ({
  event: name,
  custom_parameter: "consultant_nocode",
  ...fields,
});

const menu = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link", { name, exact: true }).click();

/** Opens a page with consent already given, and waits for the measurements to start. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => events(page, "page_view")).toHaveLength(1);
}

/** Simulates hiding or showing the tab. */
const show = (page: Page, visible: boolean) =>
  page.evaluate((isVisible) => {
    Object.defineProperty(document, "hidden", { value: !isVisible, configurable: true });
    Object.defineProperty(document, "visibilityState", { value: isVisible ? "visible" : "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, visible);

test.describe("once consent is given", () => {
  test.beforeEach(async ({ context }) => {
    await FakeTagManager.install(context);
    await rememberChoice(context, true);
  });

  test("page_view: each document, with its own title and a cleaned address", async ({ page, baseURL }) => {
    const view = (title: string, path: string, query = "") =>
      event("page_view", { page_title: title, page_location: `${baseURL}${path}${query}`, page_path: path });
    await visit(page, "/?utm_source=lettre&utm_campaign=mai&email=a@b.fr&inspecteur=0#services");
    const home = await page.title();
    expect(await events(page, "page_view")).toEqual([view(home, "/", "?utm_source=lettre&utm_campaign=mai")]);
    await menu(page, "Blog");
    await expect(page).toHaveURL(/\/blog$/);
    await expect.poll(() => events(page, "page_view")).toHaveLength(1);
    const blog = await page.title();
    expect(blog).not.toBe(home);
    expect(await events(page, "page_view")).toEqual([view(blog, "/blog")]);
  });

  test("page_view: a page opened in a hidden tab is reported with its own title", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, "hidden", { value: true });
      Object.defineProperty(document, "visibilityState", { value: "hidden" });
    });
    await visit(page, "/blog");
    expect((await events(page, "page_view"))[0]?.page_title).toBe(await page.title());
    await menu(page, "Stack technique");
    await expect.poll(() => events(page, "page_view")).toHaveLength(1);
    expect(await events(page, "page_view")).toEqual([expect.objectContaining({ page_path: "/stack-technique" })]);
    expect((await events(page, "page_view"))[0]?.page_title).toMatch(/^Les outils du classement/);
  });

  test("contact_form_submit: after the server's success, once; every push is an event of the catalogue", async ({
    page,
  }) => {
    await installClock(page);
    await visit(page, "/");
    const form = page.getByRole("form", { name: "Formulaire de contact" });
    await form.getByLabel("Nom").fill("Jeanne Durand");
    await form.getByLabel("Email").fill("jeanne@exemple.fr");
    await form.getByLabel("Message").fill(`Bonjour, message ${Date.now()}`);
    await form.getByRole("button", { name: "Envoyer le message" }).click();
    await expect
      .poll(() => events(page, "contact_form_submit"))
      .toEqual([event("contact_form_submit", { event_category: "lead_generation", method: "contact_form", value: 1 })]);
    // An anchor is not another page.
    await menu(page, "Services");
    await runTenSeconds(page);
    expect(await events(page, "page_view")).toHaveLength(1);
    // A measure may come between the two readings.
    await expect(async () => {
      const names = (await received(page)).flatMap((message) =>
        Array.isArray(message) ? [] : [String(message.event)],
      );
      expect(names).not.toContain("gatsby-route-change");
      expect(names.filter((name) => !name.startsWith("gtm."))).toEqual(
        (await events(page)).map(({ event: name }) => name),
      );
    }).toPass();
  });

  test("calendly_click: every booking link of a page, and no other link", async ({ page, context }) => {
    await context.route("https://agenda.exemple.fr/**", (route) => route.fulfill({ body: "" }));
    await visit(page, "/");
    const count = await page.locator('a[href^="https://agenda.exemple.fr/"]').count();
    expect(count).toBeGreaterThan(1);
    await page.evaluate(() => {
      document.addEventListener("click", (click) => click.preventDefault());
      for (const link of document.querySelectorAll<HTMLElement>(
        'a[href^="https://agenda.exemple.fr/"], a[href^="https://reseau.exemple.fr"]',
      ))
        link.click();
    });
    expect(await events(page, "calendly_click")).toEqual(
      Array(count).fill(
        event("calendly_click", { event_category: "conversion", event_label: "appointment_booking", value: 5 }),
      ),
    );
  });

  test("scroll_depth: each threshold once a page, and none inherited from the previous page", async ({ page }) => {
    await installClock(page);
    await visit(page, "/");
    await runTenSeconds(page);
    expect(await events(page, "scroll_depth")).toEqual([]);
    const scrollTo = (share: number) =>
      page.evaluate((part) => {
        const { scrollHeight } = document.documentElement;
        window.scrollTo({ top: Math.ceil((scrollHeight - innerHeight) * part), behavior: "instant" });
      }, share);
    const depths = async () => (await events(page, "scroll_depth")).map(({ percent_scrolled: depth }) => depth);
    await scrollTo(0.3);
    await expect.poll(() => events(page, "scroll_depth")).toEqual([event("scroll_depth", { percent_scrolled: 25 })]);
    await scrollTo(0.1);
    await scrollTo(1);
    await expect.poll(depths).toEqual([25, 50, 75, 90]);
    await page.getByRole("contentinfo").getByRole("link", { name: "Mentions légales" }).click();
    await expect.poll(() => events(page, "page_view")).toHaveLength(1);
    await runTenSeconds(page);
    expect(await depths()).toEqual([]);
    await scrollTo(0.6);
    await expect.poll(depths).toEqual([25, 50]);
  });

  test("web_vitals: CLS at five seconds, FID and LCP at the first input, INP on leaving", async ({ page }) => {
    await visit(page, "/");
    const vitals = (name: string) => async () =>
      (await events(page, "web_vitals")).filter(({ metric_name: metric }) => metric === name);
    const vital = (name: string) =>
      event("web_vitals", {
        metric_name: name,
        metric_value: expect.any(Number),
        metric_rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
        metric_id: expect.any(String),
      });
    // On a busy machine, the measures may start after the first press: LCP then comes with the next one.
    const press = async () => {
      await page.getByRole("heading", { level: 1 }).click();
      return vitals("LCP")();
    };
    await expect.poll(press).toEqual([vital("LCP")]);
    await expect.poll(vitals("FID")).toEqual([vital("FID")]);
    await expect.poll(vitals("CLS")).toEqual([vital("CLS")]);
    await show(page, false);
    await expect.poll(vitals("INP")).toEqual([vital("INP")]);
    await show(page, true);
    await show(page, false);
    expect(await events(page, "web_vitals")).toHaveLength(4);
  });
});
