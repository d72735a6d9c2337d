import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { POLICY_VERSION } from "../../shared/consent-terms";
import { storageKeys } from "../../shared/storage-keys";
import { StoredItems, storedItems } from "./StoredItems";

/**
 * What each version of the policy declared. Versions already published never change: for any
 * addition or change of purpose, add a line here and a new `POLICY_VERSION`.
 */
const declared: Record<string, string[]> = {
  "1": [
    "cookie-consent, Stockage local, Nécessaires",
    "projects-view-mode, Stockage local, Nécessaires",
    "@@scroll|*, Stockage de session, Nécessaires",
    "inspecteur, Stockage de session, Nécessaires",
    "_ga, Cookie, Analytiques",
    "_ga_*, Cookie, Analytiques",
    "_gcl_*, Cookie, Marketing",
  ],
  "2": [
    "cookie-consent, Stockage local, Nécessaires",
    "projects-view-mode, Stockage local, Nécessaires",
    "contact-draft, Stockage de session, Nécessaires",
    "scroll-places, Stockage de session, Nécessaires",
    "@@scroll|*, Stockage de session, Nécessaires",
    "gatsby-reload-compilation-hash-match, Stockage de session, Nécessaires",
    "inspecteur, Stockage de session, Nécessaires",
    "_ga, Cookie, Analytiques",
    "_ga_*, Cookie, Analytiques",
    "_gcl_*, Cookie, Marketing",
  ],
};

test("everything stored was declared by the current policy version", () => {
  const now = storedItems.map(({ name, place, category }) => `${name}, ${place}, ${category}`);
  expect(declared[POLICY_VERSION]).toEqual(expect.arrayContaining(now));
});

test("the policy lists each key that can be written, in the storage it is written to", () => {
  const places = { local: "Stockage local", session: "Stockage de session" } as const;
  for (const [name, area] of Object.entries(storageKeys)) {
    expect(storedItems).toContainEqual(expect.objectContaining({ name, place: places[area] }));
  }
});

test("the policy names each stored item with its purpose and its duration", async () => {
  const { container } = render(<StoredItems />);
  for (const { name, purpose, duration } of storedItems) {
    const row = screen.getByRole("rowheader", { name }).closest("tr");
    expect(row).toHaveTextContent(purpose);
    expect(row).toHaveTextContent(duration.replaceAll("\u00a0", " "));
  }
  expect(await axe(container)).toHaveNoViolations();
});
