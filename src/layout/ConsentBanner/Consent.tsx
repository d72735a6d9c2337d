import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { currentConsent, onConsentChange } from "../../browser/consent/consent";
import { onConsentDialogRequest } from "../../browser/consent/dialog-requests";
import { isStorageRefused } from "../../browser/storage/storage";
import { notify } from "../../components/Toasts/notify";
import type { ConsentBannerProps } from "./ConsentBanner";

const failedText = "Les réglages n’ont pas pu se charger. Rechargez la page\u00a0: votre message est gardé.";
const loadBanner = () => import("./ConsentBanner").then((module) => module.ConsentBanner);

/**
 * Loads the consent banner for visitors without a choice, and its dialog with it: at once for those who accepted, since
 * withdrawing must work when a release has removed the file, else on request. Where the browser refuses to store
 * anything, nothing is asked: the dialog says why. Not prerendered, so never shown without JavaScript.
 */
export function Consent() {
  const consent = useSyncExternalStore(onConsentChange, currentConsent, () => undefined);
  const [requestCount, setRequestCount] = useState(0);
  const [loaded, setLoaded] = useState<{ Banner: ComponentType<ConsentBannerProps> } | null>(null);
  const asked = consent === null && !isStorageRefused("cookie-consent");
  const needed = asked || consent?.analytics === true || requestCount > 0;
  const focused = useRef<Element | null>(null);

  useEffect(
    () =>
      onConsentDialogRequest(() => {
        focused.current = document.activeElement;
        setRequestCount((last) => last + 1);
      }),
    [],
  );

  useEffect(() => {
    if (!needed || loaded) return;
    loadBanner().then(
      (Banner) => {
        setLoaded({ Banner });
        // A dialog that loads late does not open if the focus has moved.
        if (document.activeElement !== focused.current) setRequestCount(0);
      },
      (reason: unknown) => {
        console.error("The consent banner could not be loaded", reason);
        if (requestCount === 0) return;
        notify({ kind: "error", title: "Erreur", text: failedText, reload: true });
      },
    );
  }, [needed, loaded, requestCount]);

  if (!loaded || consent === undefined) return null;
  return <loaded.Banner consent={consent} asked={asked} requestCount={requestCount} />;
}
