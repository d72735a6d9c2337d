import type { ReactNode } from "react";
import { Toasts } from "../../components/Toasts/Toasts";
import { Consent } from "../ConsentBanner/Consent";
import { ErrorBoundary, PageFailure } from "../ErrorBoundary/ErrorBoundary";
import { Footer } from "../Footer/Footer";
import { Header } from "../Header/Header";
import { QuickActions } from "../QuickActions/QuickActions";
import { useSite } from "../useSite";
import styles from "./PageShell.module.scss";

type Props = { path: string; children: ReactNode };

function Shell({ path, children }: Props) {
  const site = useSite();
  return (
    <>
      <a className={`visuallyHidden ${styles.skip}`} href="#contenu">
        Aller au contenu
      </a>
      {/* Not a `Text`: the page of a missing address hydrates at another path, and only a text may differ. */}
      <p className={`quiet small ${styles.printedAddress}`} suppressHydrationWarning>
        {`${site.name} · ${site.siteUrl}${path}`}
      </p>
      <ErrorBoundary>
        <Consent />
      </ErrorBoundary>
      <ErrorBoundary>
        <Header {...site} path={path} />
      </ErrorBoundary>
      <ErrorBoundary fallback={<PageFailure />}>{children}</ErrorBoundary>
      <ErrorBoundary>
        <Footer {...site} path={path} />
      </ErrorBoundary>
      <div>
        <QuickActions {...site.links} hasAssistant={site.hasAssistant} path={path} />
        <ErrorBoundary>
          <Toasts />
        </ErrorBoundary>
      </div>
    </>
  );
}

/** The layout of every page; the outer boundary catches missing site data. */
export function PageShell(props: Props) {
  return (
    <ErrorBoundary fallback={<PageFailure />}>
      <Shell {...props} />
    </ErrorBoundary>
  );
}
