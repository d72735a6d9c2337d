import { memo, type ReactNode, useState } from "react";
import { startsAtTop } from "../../browser/navigation/place-scroll";
import { HydrateApart } from "../../components/HydrateApart/HydrateApart";
import { InTurnContext } from "../../components/InTurn/InTurn";
import { Toasts } from "../../components/Toasts/Toasts";
import { Assistant } from "../Assistant/Assistant";
import { Consent } from "../ConsentBanner/Consent";
import { ErrorBoundary } from "../ErrorBoundary/ErrorBoundary";
import { PageFailure } from "../ErrorBoundary/PageFailure";
import { Footer } from "../Footer/Footer";
import { Header } from "../Header/Header";
import { ScrollToTop } from "../ScrollToTop/ScrollToTop";
import { useSite } from "../useSite";
import styles from "./PageShell.module.scss";

type Props = { path: string; children: ReactNode };

/** Goes alone when it fails: what is read and the other parts stay. */
function Part({ children }: { children: ReactNode }) {
  return <ErrorBoundary instead={null}>{children}</ErrorBoundary>;
}

/** The first page is prebuilt, and whole. Of the next ones only what starts at its top may come part by part. */
function useInTurn(path: string): boolean {
  const [page, setPage] = useState({ path, inTurn: false });
  if (page.path === path) return page.inTurn;
  const next = { path, inTurn: startsAtTop() };
  setPage(next);
  return next.inTurn;
}

// This and what floats stay as they are from page to page: React then has nothing to do for them.
const consent = (
  <Part>
    <Consent policyPath="/politique-confidentialite" />
  </Part>
);

/** What floats over every page. */
const Floating = memo(function Floating({ whatsapp }: { whatsapp: string }) {
  return (
    <div data-floating="">
      <HydrateApart>
        <Part>
          <ScrollToTop />
        </Part>
        <Part>
          <Assistant whatsapp={whatsapp} />
        </Part>
        <Part>
          <Toasts />
        </Part>
      </HydrateApart>
    </div>
  );
});

function Shell({ path, children }: Props) {
  const inTurn = useInTurn(path);
  const { name, provider, tagline, links, navigation } = useSite();
  return (
    <>
      <a className={styles.skip} href="#contenu">
        Aller au contenu
      </a>
      {consent}
      <Part>
        <HydrateApart>
          <Header name={name} navigation={navigation} path={path} />
        </HydrateApart>
      </Part>
      <ErrorBoundary key={path} instead={<PageFailure />}>
        <HydrateApart>
          <InTurnContext.Provider value={inTurn}>{children}</InTurnContext.Provider>
        </HydrateApart>
      </ErrorBoundary>
      <Part>
        <HydrateApart>
          <Footer name={name} provider={provider} tagline={tagline} links={links} navigation={navigation} path={path} />
        </HydrateApart>
      </Part>
      <Floating whatsapp={links.whatsapp} />
      <p id="annonce" role="status" className={styles.announcer} />
    </>
  );
}

/** What every page wears, kept in place while pages change inside it. */
export function PageShell(props: Props) {
  return (
    <ErrorBoundary instead={<PageFailure />}>
      <Shell {...props} />
    </ErrorBoundary>
  );
}
