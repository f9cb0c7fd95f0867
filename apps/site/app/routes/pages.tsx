import { Outlet } from 'react-router';
import { ErrorPage } from '../frame/ErrorPage.tsx';
import { pagesView } from '../pages-view.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/pages.ts';

/** P-07: each page has decisions of its own. */
export const shouldRevalidate = () => true;

export const loader = ({ context }: Route.LoaderArgs) => pagesView(context.get(siteContext));

/** Around every page and inside the broadcaster: a page that fails takes no more than its own place, and the radio goes on. */
export default function Pages() {
  return <Outlet />;
}

export const ErrorBoundary = ErrorPage;
