import { lazy, Suspense } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { isConnectionError } from './connection-error.ts';
import css from './ErrorPage.module.css';

/**
 * Most visitors never see one: what it says and offers comes when it is needed. The server has it at hand: what it
 * waits for would not be there without JavaScript.
 */
const Trouble = import.meta.env.SSR
  ? (await import('../onward/Trouble.tsx')).Trouble
  : lazy(() =>
      import('../onward/Trouble.tsx').then(
        (loaded) => ({ default: loaded.Trouble }),
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
          <Trouble error={error} />
        </Suspense>
      )}
    </div>
  );
}

/** Without a connection nothing more can be fetched, not even words: these came with the first page. */
const OutOfReach = () => (
  <>
    <h1 className={css.title}>No ens arriba la xarxa</h1>
    <p className={css.text}>
      Comprova la connexió i <a href={useLocation().pathname}>torna-ho a provar</a>.
    </p>
  </>
);
