import { knowOffsets } from '@sintonia/contracts';
import type { ReactNode } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { ConsentBanner } from './features/consent/ConsentBanner.tsx';
import { TcfStubScript } from './features/consent/tcf/TcfStubScript.tsx';
import icon from './ui/design/icon.svg?url';
import layerOrder from './ui/design/layers.css?inline';
import './ui/design/design.css';
import { RadioProvider } from './features/radio/RadioProvider.tsx';
import { BottomBar } from './features/shell/BottomBar.tsx';
import { LoadingStroke } from './features/shell/LoadingStroke.tsx';
import { SiteFooter } from './features/shell/SiteFooter.tsx';
import { SiteHeader } from './features/shell/SiteHeader.tsx';
import { useHasNavigated } from './features/shell/use-has-navigated.ts';
import { usePreviewNotice } from './features/staff/preview/use-preview-notice.ts';
import { ErrorPage } from './shared/error-recovery/ErrorPage.tsx';
import { useCurrentLayer } from './shared/measurement/current-layer.ts';
import { DigitalData } from './shared/measurement/DigitalData.tsx';
import { MEASUREMENT_SETTINGS } from './shared/measurement/read-settings.ts';
import { usePageViews } from './shared/measurement/use-page-views.ts';
import { useRulesInForce } from './shared/measurement/use-rules-in-force.ts';
import { DECISIONS, useDecisions } from './shared/personalisation/use-decisions.ts';
import { usePagesView } from './shared/site/pages-view.ts';
import { rootView, useRootView } from './shared/site/root-view.ts';
import { siteContext } from './shared/site/site-context.ts';
import { scriptJson } from './shared/structured-data/script-json.ts';
import { PAPER } from './shared/structured-data/web-manifest.ts';
import { useNextPageShape } from './skeletons/use-next-page-shape.ts';
import { useSkeleton } from './skeletons/use-skeleton.ts';
import { useNonce } from './ui/frame/nonce.ts';
import { CONTENT, SkipLink } from './ui/frame/SkipLink.tsx';
import { isEmbedded, isOwnWindow, isTheatre } from './ui/frame/theatre.ts';

export const links: LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: icon },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** P-06: an activity may redirect the visitor to another page, also on a client-side navigation. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const { redirect: target } = context.get(siteContext);
    if (target !== null) throw redirect(target);
  },
];

/**
 * The broadcaster is the same on every page: loading it again could fail, and remove header, consent and radio (W-10).
 */
export const shouldRevalidate = () => false;

export const loader = ({ context }: Route.LoaderArgs) => rootView(context.get(siteContext));

/** The document around every page, also around errors. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const root = useRootView();
  if (root) knowOffsets(root.timeZone, root.offsets);
  const layer = useCurrentLayer();
  usePageViews(layer);
  const view = usePagesView();
  useDecisions(view?.decisions);
  usePreviewNotice(view?.decisions.preview);
  useRulesInForce(view?.rules);
  const Skeleton = useSkeleton();
  const shape = useNextPageShape();
  const coming = Skeleton && shape;
  const matches = useMatches();
  const hasNavigated = useHasNavigated();
  const isPageDark = isTheatre(matches);
  const isDark = coming ? coming === 'theatre' : isPageDark;
  return (
    <html lang="ca" data-theatre={isDark || undefined} data-has-navigated={hasNavigated || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {isDark ? (
          <meta name="theme-color" content={PAPER.dark} />
        ) : (
          <>
            <meta name="theme-color" content={PAPER.light} media="(prefers-color-scheme: light)" />
            <meta name="theme-color" content={PAPER.dark} media="(prefers-color-scheme: dark)" />
          </>
        )}
        <TcfStubScript />
        <DigitalData layer={layer} />
        <style nonce={nonce} suppressHydrationWarning>
          {layerOrder}
        </style>
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        {!isEmbedded(matches) && <ConsentBanner isKnown={root?.isConsentKnown ?? true} />}
        <LoadingStroke />
        {isOwnWindow(matches) ? (
          <main id={CONTENT} tabIndex={-1}>
            {children}
          </main>
        ) : (
          <RadioProvider>
            <SiteHeader root={root} />
            <main id={CONTENT} tabIndex={-1} aria-busy={coming !== null || undefined}>
              {Skeleton && coming ? <Skeleton shape={coming} /> : children}
            </main>
            <SiteFooter root={root} />
            <BottomBar />
          </RadioProvider>
        )}
        {root && (
          <script
            type="application/json"
            id={MEASUREMENT_SETTINGS}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, escaped for script elements
            dangerouslySetInnerHTML={{ __html: scriptJson(root.measurement) }}
          />
        )}
        {view?.decisions.decided[0] && (
          <script
            type="application/json"
            id={DECISIONS}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, escaped for script elements
            dangerouslySetInnerHTML={{ __html: scriptJson(view.decisions) }}
          />
        )}
        {!isEmbedded(matches) && <ScrollRestoration nonce={nonce} />}
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export const ErrorBoundary = ErrorPage;
