import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useRouteError } from 'react-router';
import { isConnectionError } from './connection-error.ts';
import css from './ErrorPage.module.css';

/**
 * Most visitors never see one: what it says and offers comes when it is needed. The server has it at hand: what it
 * waits for would not be there without JavaScript.
 */
const ErrorMessage = import.meta.env.SSR
  ? (await import('../error-recovery/ErrorMessage.tsx')).ErrorMessage
  : lazy(() =>
      import('../error-recovery/ErrorMessage.tsx').then(
        (loaded) => ({ default: loaded.ErrorMessage }),
        () => ({ default: OutOfReach }),
      ),
    );

/** What is shown for a page that does not exist or could not be made (W-10). Never a trace of our insides. */
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
 * Without a connection nothing more can be fetched, not even words: these came with the first page. Once it is back the
 * page comes by itself; what plays beside it never stopped. Code that a newer build took away comes with a new document.
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
    const { code } = error as { code?: string }; // cast: of code that did not come, its address (`retry-routes.ts`)
    fetch(code ?? path, { method: 'HEAD' }).then(
      // Some browsers remember that code did not come, and never ask for it again in the same document.
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
