import type { ConsentChoice } from '@sintonia/contracts';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { PurposeSwitches } from '../../features/consent/PurposeSwitches.tsx';
import { useChoose } from '../../features/consent/use-choose.ts';
import { useTag } from '../../shared/measurement/tag-context.ts';
import css from './PreferenceCentre.module.css';

const never = () => () => undefined;
const nothing = () => undefined;
const keyOf = (choice: ConsentChoice | null) => JSON.stringify(choice);

/** The choice of this browser, changeable at any time (C-06: as easy to withdraw as to give). */
export function PreferenceCentre({ consent }: { consent: ConsentChoice | null }) {
  const tag = useTag();
  const [isSaved, setIsSaved] = useState(false);
  const choose = useChoose(
    nothing,
    useCallback(() => setIsSaved(true), []),
  );
  const current = useSyncExternalStore(
    tag ? tag.consent.onChange : never,
    () => keyOf(tag ? tag.consent.choice() : consent),
    () => keyOf(consent),
  );
  const choice = JSON.parse(current) as ConsentChoice | null; // cast: written by keyOf
  return (
    <form
      method="post"
      action="/privadesa/tria"
      onSubmit={choose}
      className={css.centre}
      aria-labelledby="la-teva-tria"
    >
      <input type="hidden" name="back" value="/privadesa/" />
      <h2 id="la-teva-tria" className={css.title}>
        La teva tria
      </h2>
      <PurposeSwitches key={current} choice={choice} />
      <div className={css.buttons}>
        <button type="submit" name="choice" value="custom">
          Desa la tria
        </button>
        <button type="submit" name="choice" value="accept">
          Accepta-ho tot
        </button>
        <button type="submit" name="choice" value="refuse">
          Rebutja-ho tot
        </button>
      </div>
      <p className={css.status} role="status">
        {isSaved ? 'Tria desada.' : choice === null ? 'Encara no has triat: ara no mesurem res.' : ''}
      </p>
    </form>
  );
}
