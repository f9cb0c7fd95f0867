import { Outlet } from 'react-router';
import { ErrorPage } from '../error-recovery/ErrorPage.tsx';
import { pagesView } from '../pages-view.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/layout.ts';

/** P-07: each page has its own decisions. */
export const shouldRevalidate = () => true;

export const loader = ({ context }: Route.LoaderArgs) => pagesView(context.get(siteContext));

/** Around every page, inside the shell: a failing page replaces only its own content, and the radio continues. */
export default function Pages() {
  return <Outlet />;
}

export const ErrorBoundary = ErrorPage;
