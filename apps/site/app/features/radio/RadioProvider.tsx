import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import css from './RadioProvider.module.css';
import { RadioContext, useRadioState } from './radio-context.ts';
import { createRadioStore } from './radio-store.ts';

/** Loads when somebody listens for the first time: other pages do not carry it. */
const RadioDock = lazyPart(() => import('./RadioDock.tsx').then((loaded) => loaded.RadioDock));

/** The radio above every page: it keeps playing across navigations (W-06). */
export function RadioProvider({ children }: { children: ReactNode }) {
  const [radio] = useState(createRadioStore);
  useEffect(() => {
    let isGone = false;
    let end: () => void = () => undefined;
    // Without a connection there is no other player to coordinate with.
    import('./coordinate-playback.ts').then(
      ({ coordinatePlayback }) => {
        if (!isGone) end = coordinatePlayback(radio);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      end();
    };
  }, [radio]);
  return (
    <RadioContext value={radio}>
      {children}
      <Dock />
    </RadioContext>
  );
}

function Dock() {
  const isShown = useRadioState(({ item, away, blocked }) => item !== null || away !== null || blocked !== null);
  return (
    isShown && (
      <Suspense fallback={<OutOfReach />}>
        <RadioDock />
      </Suspense>
    )
  );
}

/** Shown in place of a player that cannot load yet. */
const OutOfReach = () =>
  navigator.onLine ? null : (
    <aside className={css.note} aria-label="Ràdio">
      <p role="alert">Sense connexió: la ràdio començarà quan torni la connexió.</p>
    </aside>
  );
