import { useEffect, useState } from 'react';
import { ACCOUNT } from '../../shared/visitor/account-paths.ts';
import { ContinueWatchingRail } from '../../shared/visitor/ContinueWatchingRail.tsx';
import { type ContinueWatchingAnswer, fetchContinueWatching } from '../../shared/visitor/fetch-continue-watching.ts';
import { useIsSignedIn } from '../../shared/visitor/use-is-signed-in.ts';
import { SectionHeading } from '../../ui/frame/SectionHeading.tsx';
import css from './ContinueWatching.module.css';

export function ContinueWatchingHere() {
  const isSignedIn = useIsSignedIn();
  const [{ inProgress, fresh }, setAnswer] = useState<ContinueWatchingAnswer>({ inProgress: [], fresh: [] });
  useEffect(() => {
    const stop = new AbortController();
    fetchContinueWatching(isSignedIn, stop.signal)
      .then(setAnswer)
      .catch(() => {}); // left for another page, or offline: the page is complete without it
    return () => stop.abort();
  }, [isSignedIn]);
  const rails = [
    { id: 'continua', name: 'Continua on ho vas deixar', items: inProgress },
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
