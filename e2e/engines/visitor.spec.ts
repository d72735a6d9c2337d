import { expectCount, expectShown, test } from "../journeys/journey";

/** Moves under the pointer when it arrives, and away a moment later. */
const arrival = `
  let here = false;
  addEventListener("mousemove", () => {
    if (here) return;
    here = true;
    const veil = document.createElement("div");
    veil.style = "position: fixed; inset: 0; z-index: 2147483647";
    veil.onclick = () => (veil.dataset.clicked = "");
    document.body.append(veil);
    setTimeout(() => veil.style.display = "none", 300);
  }, true);
`;

test("a click that would land on an element that has just appeared is repeated once it has gone", async ({
  arrive,
}) => {
  const visitor = await arrive("/", { before: [arrival] });
  await visitor.part("#faq summary", "Comment le prix").click();
  await expectShown(visitor.part("#faq details[open] p"));
  await expectCount(visitor.part("[data-clicked]"), 0);
});
