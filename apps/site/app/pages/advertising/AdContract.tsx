import type { PublicAdContract } from '@sintonia/contracts';
import css from './AdContract.module.css';
import { times } from './amounts.ts';
import { promisesOf } from './promises.ts';

/** The promises of the advertising contract, and how often each was broken (V-08). */
export function AdContract({ contract: { limits, counted } }: { contract: PublicAdContract }) {
  return (
    <dl className={css.promises}>
      {promisesOf(limits).map(({ promise, title, words }) => (
        <div key={promise} className={css.promise}>
          <dt className={css.title}>{title}</dt>
          <dd className={css.words}>{words}</dd>
          {counted && (
            <dd className={css.count}>
              Incomplert <strong>{times(counted.broken[promise])}</strong>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
