import { Outlet } from 'react-router';
import { ErrorPage } from '../frame/ErrorPage.tsx';

/** Around every page and inside the house: a page that fails takes no more than its own place, and the radio goes on. */
export default function Pages() {
  return <Outlet />;
}

export const ErrorBoundary = ErrorPage;
