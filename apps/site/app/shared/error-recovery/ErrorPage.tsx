import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useRouteError } from 'react-router';
import { isConnectionError } from '../../ui/loading/connection-error.ts';
import css from './ErrorPage.module.css';

/**
 * Most visitors never see an error, so its content loads on demand. The server imports it directly: lazy content would
 * be missing without JavaScript.
 */
const ErrorMessage = import.meta.env.SSR
  ? (await import('./ErrorMessage.tsx')).ErrorMessage
  : lazy(() =>
      import('./ErrorMessage.tsx').then(
        (loaded) => ({ default: loaded.ErrorMessage }),
        () => ({ default: OutOfReach }),
      ),
    );

/** Page for an address that does not exist or failed to render (W-10). Never shows internal details. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <div className={`page ${css.error}`}>
      <meta name="robots" content="noindex" />
      {isConnectionError(error) ? (
        <OutOfReach />
      ) : (
        <Suspense fallback={null}>
          <ErrorMessage error={error} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Without a connection nothing more can be fetched, so these texts come with the first page. The page loads when the
 * connection returns; background playback continues. Code removed by a newer build needs a new document.
 */
function OutOfReach() {
  const { pathname, search, hash } = useLocation();
  const error = useRouteError();
  const [isDocumentNeeded, setIsDocumentNeeded] = useState(false);
  const navigate = useNavigate();
  const path = pathname + search + hash;
  useEffect(() => {
    const again = () => void navigate(path, { replace: true });
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [navigate, path]);
  useEffect(() => {
    const { code } = error as { code?: string }; // cast: address of a module that failed to load (`retry-routes.ts`)
    fetch(code ?? path, { method: 'HEAD' }).then(
      // Some browsers cache a failed module import and never retry it in the same document.
      ({ status }) => (status === 404 ? location.reload() : setIsDocumentNeeded(true)),
      () => undefined,
    );
  }, [error, path]);
  return (
    <div role="alert">
      <title>No ens arriba la xarxa</title>
      <h1 className={css.title}>No ens arriba la xarxa</h1>
      <p className={css.text}>
        La pàgina s’obrirà quan torni la connexió.{' '}
        <Link to={path} replace reloadDocument={isDocumentNeeded}>
          Torna-ho a provar
        </Link>
      </p>
    </div>
  );
}
