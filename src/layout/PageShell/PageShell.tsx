import type { ReactNode } from "react";
import { Toasts } from "../../components/Toasts/Toasts";
import { Assistant } from "../Assistant/Assistant";
import { Consent } from "../ConsentBanner/Consent";
import { ErrorBoundary } from "../ErrorBoundary/ErrorBoundary";
import { PageFailure } from "../ErrorBoundary/PageFailure";
import { Footer } from "../Footer/Footer";
import { Header } from "../Header/Header";
import { QuickActions } from "../QuickActions/QuickActions";
import { ScrollToTop } from "../ScrollToTop/ScrollToTop";
import { useSite } from "../useSite";
import styles from "./PageShell.module.scss";

type Props = { path: string; children: ReactNode };

/** Renders nothing on error: the rest of the page stays. */
function Part({ children }: { children: ReactNode }) {
  return <ErrorBoundary instead={null}>{children}</ErrorBoundary>;
}

function Shell({ path, children }: Props) {
  const { name, provider, tagline, links, navigation, siteUrl } = useSite();
  return (
    <>
      <a className={styles.skip} href="#contenu">
        Aller au contenu
      </a>
      <p className={styles.onPaper} suppressHydrationWarning>
        {`${name} · ${siteUrl}${path}`}
      </p>
      <Part>
        <Consent />
      </Part>
      <Part>
        <Header name={name} navigation={navigation} path={path} />
      </Part>
      <ErrorBoundary instead={<PageFailure />}>{children}</ErrorBoundary>
      <Part>
        <Footer name={name} provider={provider} tagline={tagline} links={links} navigation={navigation} path={path} />
      </Part>
      <div>
        <QuickActions
          booking={links.booking}
          assistant={
            <Part>
              <Assistant whatsapp={links.whatsapp} />
            </Part>
          }
          top={
            <Part>
              <ScrollToTop />
            </Part>
          }
        />
        <Part>
          <Toasts />
        </Part>
      </div>
    </>
  );
}

/** The layout of every page. */
export function PageShell(props: Props) {
  return (
    <ErrorBoundary instead={<PageFailure />}>
      <Shell {...props} />
    </ErrorBoundary>
  );
}
