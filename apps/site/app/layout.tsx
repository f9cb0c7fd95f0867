import { Outlet } from 'react-router';
import type { Route } from './+types/layout.ts';
import { ErrorPage } from './shared/error-recovery/ErrorPage.tsx';
import { pagesView } from './shared/site/pages-view.ts';
import { siteContext } from './shared/site/site-context.ts';

/** P-07: each page has its own decisions. */
export const shouldRevalidate = () => true;

export const loader = ({ context }: Route.LoaderArgs) => pagesView(context.get(siteContext));

/** Around every page, inside the shell: a failing page replaces only its own content, and the radio continues. */
export default function Pages() {
  return <Outlet />;
}

export const ErrorBoundary = ErrorPage;
