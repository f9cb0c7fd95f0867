import { useEffect, useState } from 'react';
import { GoingOnRail } from '../accounts/GoingOnRail.tsx';
import type { WatchedView } from '../accounts/shelf-view.ts';
import { SectionHeading } from '../frame/SectionHeading.tsx';
import { ACCOUNT } from './account-paths.ts';
import { fetchGoingOn } from './fetch-going-on.ts';
import css from './GoingOn.module.css';
import { useIsSignedIn } from './use-is-signed-in.ts';

export function GoingOnHere() {
  const isSignedIn = useIsSignedIn();
  const [watched, setWatched] = useState<readonly WatchedView[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    fetchGoingOn(isSignedIn, stop.signal)
      .then(setWatched)
      .catch(() => {}); // gone on to another page, or offline: the page is whole without it
    return () => stop.abort();
  }, [isSignedIn]);
  if (watched.length === 0) return null;
  return (
    <section className={`page ${css.section}`} data-area="tele" aria-labelledby="continua">
      <SectionHeading id="continua" {...(isSignedIn && { more: { path: ACCOUNT, text: 'La teva llista' } })}>
        Continua on ho vas deixar
      </SectionHeading>
      <GoingOnRail watched={watched} />
    </section>
  );
}
