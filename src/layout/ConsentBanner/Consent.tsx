import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { currentConsent, onConsentChange } from "../../browser/consent/consent";
import { onConsentDialogRequest } from "../../browser/consent/dialog";
import { notify } from "../../components/Toasts/notify";
import type { ConsentBannerProps } from "./ConsentBanner";

const loadBanner = () => import("./ConsentBanner").then((module) => module.ConsentBanner);

/**
 * Loads the consent banner for visitors without a choice, and the dialog on request; others load neither. Not
 * prerendered, so never shown without JavaScript. If loading fails, nothing is accepted, hence nothing is measured.
 */
export function Consent() {
  const consent = useSyncExternalStore(onConsentChange, currentConsent, () => undefined);
  const [request, setRequest] = useState(0);
  const [loaded, setLoaded] = useState<{ Banner: ComponentType<ConsentBannerProps> } | null>(null);
  const needed = consent === null || request > 0;
  const focused = useRef<Element | null>(null);

  useEffect(
    () =>
      onConsentDialogRequest(() => {
        focused.current = document.activeElement;
        setRequest((last) => last + 1);
      }),
    [],
  );

  useEffect(() => {
    if (!needed || loaded) return;
    loadBanner().then(
      (Banner) => {
        setLoaded({ Banner });
        // A dialog that comes late takes no one from what they are writing meanwhile.
        if (document.activeElement !== focused.current) setRequest(0);
      },
      (reason: unknown) => {
        console.error("The consent banner could not be loaded", reason);
        if (request === 0) return;
        notify({ kind: "error", title: "Erreur", text: "Les réglages n’ont pas pu se charger. Veuillez réessayer." });
      },
    );
  }, [needed, loaded, request]);

  if (!loaded || consent === undefined) return null;
  return <loaded.Banner consent={consent} request={request} />;
}
