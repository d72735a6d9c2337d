import { Callout } from "../../components/prose/Callout";
import { Checklist } from "../../components/prose/Checklist";
import { ComparisonTable } from "../../components/prose/ComparisonTable";
import { Figure } from "../../components/prose/Figure";
import { LegalHost, LegalIdentity } from "../../components/prose/LegalIdentity";
import { PriorityCalculator } from "../../components/prose/PriorityCalculator";
import { Steps } from "../../components/prose/Steps";
import { StoredItems } from "../../components/prose/StoredItems";
import type { Site } from "../../model/site";

/**
 * What an MDX file may use without importing it; anything else is refused by the report.
 * Without an identity (a broken data/site.json) the legal components stay empty.
 */
export const proseComponents = (site?: Site) => ({
  Callout,
  Checklist,
  ComparisonTable,
  Figure,
  LegalHost: () => site && <LegalHost legal={site.legal} />,
  LegalIdentity: () => site && <LegalIdentity legal={site.legal} email={site.contact.to} />,
  PriorityCalculator: () => (
    <div data-island="priority-calculator">
      <PriorityCalculator />
    </div>
  ),
  Steps,
  StoredItems,
});

export const proseComponentNames = Object.keys(proseComponents());
