import { useState, useSyncExternalStore } from "react";
import { onTagManagerState, tagManagerState, type TagManagerState } from "../browser/analytics/tag-manager";
import { currentConsent, onConsentChange } from "../browser/consent/consent";
import { readStored, writeStored } from "../browser/storage/storage";
import { AttemptItem } from "./AttemptItem";
import { describeAttempt } from "./describe-attempt";
import { clearPushLog, loggedAttempts, onPushLogChange } from "./push-log";

const tagManagerLabels: Record<TagManagerState, string> = {
  absent: "aucun conteneur n’est configuré",
  inert: "en attente de l’accord",
  requested: "demandé",
  loaded: "chargé",
  blocked: "bloqué (réseau ou bloqueur de publicité)",
};

/** Value stored for the tab when the panel is collapsed: the panel stays so on the next page. */
const collapsedValue = "replié";

const describeConsent = (yes: boolean | undefined) => (yes ? "accordé" : "non accordé");

type Props = { onQuit: () => void };

/** A live log of the data layer, on the page, for the marketer. */
export function EventInspector({ onQuit }: Props) {
  const attempts = useSyncExternalStore(onPushLogChange, loggedAttempts);
  const consent = useSyncExternalStore(onConsentChange, currentConsent);
  const tagManager = useSyncExternalStore(onTagManagerState, tagManagerState);
  const [collapsed, setCollapsed] = useState(() => readStored("inspecteur") === collapsedValue);
  const [copyResult, setCopyResult] = useState("");
  const lines = attempts.map(describeAttempt);

  const toggle = (): void => {
    setCollapsed(!collapsed);
    writeStored("inspecteur", collapsed ? "1" : collapsedValue);
  };

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(JSON.stringify(lines, null, 2));
      setCopyResult("Copié.");
    } catch {
      setCopyResult("Copie refusée par le navigateur.");
    }
  };

  return (
    <section aria-label="Inspecteur d’événements" className="panel">
      <div className="bar">
        <h2>Inspecteur</h2>
        <button type="button" aria-expanded={!collapsed} onClick={toggle}>
          {collapsed ? "Déplier" : "Replier"}
        </button>
        <button type="button" onClick={() => void copy()}>
          Copier en JSON
        </button>
        <button type="button" onClick={clearPushLog}>
          Effacer
        </button>
        <button type="button" onClick={onQuit}>
          Quitter
        </button>
      </div>
      <p aria-live="polite" className="copyResult">
        {copyResult}
      </p>
      {!collapsed && (
        <>
          <dl>
            <div>
              <dt>Consentement analytique</dt>
              <dd>{consent ? describeConsent(consent.analytics) : "pas encore demandé ou sans réponse"}</dd>
            </div>
            <div>
              <dt>Consentement marketing</dt>
              <dd>{describeConsent(consent?.marketing)}</dd>
            </div>
            <div>
              <dt>Gestionnaire de balises</dt>
              <dd>{tagManagerLabels[tagManager]}</dd>
            </div>
          </dl>
          {lines.length === 0 && <p>Rien n’a encore été envoyé à la couche de données.</p>}
          <ol reversed>{lines.map((line, index) => <AttemptItem key={index} line={line} />).reverse()}</ol>
        </>
      )}
    </section>
  );
}
