import { useEffect, useState } from 'react';
import { SectionHeading } from '../../frame/SectionHeading.tsx';
import { ACCOUNT } from '../../visitor/account-paths.ts';
import { ContinueWatchingRail } from '../../visitor/ContinueWatchingRail.tsx';
import { fetchContinueWatching, type GoingOnAnswer } from '../../visitor/fetch-continue-watching.ts';
import { useIsSignedIn } from '../../visitor/use-is-signed-in.ts';
import css from './ContinueWatching.module.css';

export function ContinueWatchingHere() {
  const isSignedIn = useIsSignedIn();
  const [{ goingOn, fresh }, setAnswer] = useState<GoingOnAnswer>({ goingOn: [], fresh: [] });
  useEffect(() => {
    const stop = new AbortController();
    fetchContinueWatching(isSignedIn, stop.signal)
      .then(setAnswer)
      .catch(() => {}); // left for another page, or offline: the page is complete without it
    return () => stop.abort();
  }, [isSignedIn]);
  const rails = [
    { id: 'continua', name: 'Continua on ho vas deixar', items: goingOn },
    { id: 'nou', name: 'Nou dels programes que segueixes', items: fresh },
  ].filter(({ items }) => items.length > 0);
  return rails.map(({ id, name, items }) => (
    <section key={id} className={`page ${css.section}`} data-area="tele" aria-labelledby={id}>
      <SectionHeading id={id} {...(isSignedIn && { more: { path: ACCOUNT, text: 'La teva llista' } })}>
        {name}
      </SectionHeading>
      <ContinueWatchingRail items={items} />
    </section>
  ));
}
