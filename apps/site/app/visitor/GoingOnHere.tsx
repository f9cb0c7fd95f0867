import { useEffect, useState } from 'react';
import { GoingOnRail } from '../accounts/GoingOnRail.tsx';
import { SectionHeading } from '../frame/SectionHeading.tsx';
import { ACCOUNT } from './account-paths.ts';
import { fetchGoingOn, type GoingOnAnswer } from './fetch-going-on.ts';
import css from './GoingOn.module.css';
import { useIsSignedIn } from './use-is-signed-in.ts';

export function GoingOnHere() {
  const isSignedIn = useIsSignedIn();
  const [{ goingOn, fresh }, setAnswer] = useState<GoingOnAnswer>({ goingOn: [], fresh: [] });
  useEffect(() => {
    const stop = new AbortController();
    fetchGoingOn(isSignedIn, stop.signal)
      .then(setAnswer)
      .catch(() => {}); // gone on to another page, or offline: the page is whole without it
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
      <GoingOnRail items={items} />
    </section>
  ));
}
