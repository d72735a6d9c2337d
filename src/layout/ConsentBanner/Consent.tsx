import { type ComponentType, useEffect, useState } from "react";
import { onConsentDialogRequest } from "../../browser/consent/dialog";
import { notify } from "../../components/Toasts/notify";
import type { ConsentBannerProps } from "./ConsentBanner";
import { useConsent } from "./useConsent";

const loadBanner = () => import("./ConsentBanner").then((module) => module.ConsentBanner);

/**
 * Brings the consent banner to those who have a choice to make, and its dialog to those who ask for it: those
 * who chose already load neither. Stands right after the skip link, so that the keyboard reaches it first;
 * absent from the prebuilt page, hence never seen without JavaScript. If it can't be fetched nothing is
 * accepted, so nothing is measured.
 */
export function Consent() {
  const consent = useConsent();
  const [request, setRequest] = useState(0);
  const [loaded, setLoaded] = useState<{ Banner: ComponentType<ConsentBannerProps> } | null>(null);
  const needed = consent === null || request > 0;

  useEffect(() => onConsentDialogRequest(() => setRequest((last) => last + 1)), []);

  useEffect(() => {
    if (!needed || loaded) return;
    loadBanner().then(
      (Banner) => setLoaded({ Banner }),
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
