import type { ReactNode } from "react";
import { HydrateApart } from "../../components/HydrateApart/HydrateApart";
import { Toasts } from "../../components/Toasts/Toasts";
import { Assistant } from "../Assistant/Assistant";
import { Consent } from "../ConsentBanner/Consent";
import { ErrorBoundary } from "../ErrorBoundary/ErrorBoundary";
import { Footer } from "../Footer/Footer";
import { Header } from "../Header/Header";
import { ScrollToTop } from "../ScrollToTop/ScrollToTop";
import { useSite } from "../useSite";
import styles from "./PageShell.module.scss";

type Props = { path: string; children: ReactNode };

/** What every page wears, kept in place while pages change inside it. */
export function PageShell({ path, children }: Props) {
  const { name, provider, tagline, links, navigation } = useSite();
  return (
    <>
      <a className={styles.skip} href="#contenu">
        Aller au contenu
      </a>
      <Consent policyPath="/politique-confidentialite" />
      <HydrateApart>
        <Header name={name} navigation={navigation} path={path} />
      </HydrateApart>
      <ErrorBoundary key={path}>
        <HydrateApart>{children}</HydrateApart>
      </ErrorBoundary>
      <HydrateApart>
        <Footer name={name} provider={provider} tagline={tagline} links={links} navigation={navigation} />
      </HydrateApart>
      <div data-floating="">
        <HydrateApart>
          <ScrollToTop />
          <Assistant whatsapp={links.whatsapp} />
          <Toasts />
        </HydrateApart>
      </div>
      <p id="annonce" role="status" className={styles.announcer} />
    </>
  );
}
