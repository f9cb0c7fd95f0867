import type { VoteAnswer } from '@sintonia/contracts';
import { useEffect, useRef } from 'react';
import css from './Participation.module.css';
import type { PollView } from './participation-view.ts';

interface PollResultsProps extends Pick<VoteAnswer, 'results'> {
  poll: PollView;
  /** The visitor's option; null before voting. */
  own: string | null;
  /** Just voted: the results receive focus, for keyboard and screen-reader users. */
  isNew?: boolean;
}

const inGroups = (count: number): string => count.toLocaleString('ca', { useGrouping: 'always' });

/** Results of a poll so far. */
export function PollResults({ poll, results: { votes, total }, own, isNew = false }: PollResultsProps) {
  const place = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  return (
    <>
      <ul ref={place} tabIndex={-1} className={css.options} aria-label="Resultats">
        {poll.options.map(({ id, text }) => {
          const percent = total === 0 ? 0 : Math.round(((votes[id] ?? 0) * 100) / total);
          return (
            <li key={id} className={css.result} data-own={id === own || undefined}>
              <span>
                {text}
                {id === own && <span className={css.own}> · el teu vot</span>}
              </span>
              <strong>{percent} %</strong>
              <span className={css.bar} style={{ '--part': percent / 100 }} />
            </li>
          );
        })}
      </ul>
      <p className={css.foot}>
        {total === 1 ? '1 vot' : `${inGroups(total)} vots`}. Es pot votar fins {poll.closes}.
      </p>
    </>
  );
}
