import type { VoteAnswer } from '@sintonia/contracts';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { useTag } from '../../shared/measurement/tag-context.ts';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import css from './Participation.module.css';
import { type PollOutcome, type PollView, participationPath } from './participation-view.ts';

/** The server renders results for visitors who have voted, so that they show without JavaScript. */
const PollResults = import.meta.env.SSR
  ? (await import('./PollResults.tsx')).PollResults
  : lazyPart(() => import('./PollResults.tsx').then((loaded) => loaded.PollResults));

interface PollCardProps {
  poll: PollView;
  level?: 1 | 2;
  /** The results, for visitors who have voted, and for everybody once the poll is closed. */
  outcome?: PollOutcome | null;
  /** Reason why a vote sent without JavaScript was refused. */
  problem?: string | undefined;
}

/**
 * A poll: a form that works without JavaScript and updates in place with it (W-09). Measurement records that somebody
 * voted, never the choice, which is sent to the poll's own route only.
 */
export function PollCard({ poll, level = 2, outcome = null, problem }: PollCardProps) {
  const tag = useTag();
  const [voted, setVoted] = useState<VoteAnswer | null>(null);
  const [refusal, setRefusal] = useState(problem);
  /** A double press votes once: before the cookie exists, the server would count two visitors. */
  const isSending = useRef(false);
  const Title = level === 1 ? 'h1' : 'h2';
  const titleId = `enquesta-${poll.id}`;

  const vote = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const option = String(new FormData(event.currentTarget).get('option') ?? '');
    const shownText = {
      contentTitle: poll.title,
      contentId: poll.id,
      contentFormat: 'formulari',
      contentType: 'enquesta',
      clickOrigin: 'enquesta',
    };
    tag?.track('scClicBoto', { ...shownText, clickIdentifier: 'vota' });
    const sent = await import('./send-vote.ts').then(
      ({ sendVote }) => sendVote(poll.id, option),
      () => ({ problem: 'No ens arriba la xarxa. Torna-ho a provar quan tinguis connexió.' }),
    );
    isSending.current = false;
    if ('problem' in sent) return setRefusal(sent.problem);
    if (sent.answer.isNew) tag?.track('scParticipar', { ...shownText, clickIdentifier: 'vot' });
    setVoted(sent.answer);
  };
  const shown = voted ?? outcome;

  return (
    <section className={css.card} aria-labelledby={titleId} data-level={level}>
      <p className={css.kind}>Enquesta</p>
      <Title id={titleId} className={css.title}>
        {poll.title}
      </Title>
      {poll.intro && <p className={css.intro}>{poll.intro}</p>}
      {shown ? (
        <Suspense fallback={null}>
          {voted && !voted.isNew && (
            <p className={css.intro} role="status">
              Ja havies votat: compta el primer vot.
            </p>
          )}
          <PollResults poll={poll} results={shown.results} own={shown.own} isNew={voted !== null} />
        </Suspense>
      ) : (
        <form method="post" action={participationPath(poll.id)} onSubmit={vote}>
          <fieldset className={css.options}>
            <legend className="hidden">{poll.title}</legend>
            {poll.options.map(({ id, text }) => (
              <label key={id} className={css.option}>
                <input type="radio" name="option" value={id} required />
                {text}
              </label>
            ))}
          </fieldset>
          {refusal && (
            <p className={css.kind} role="alert">
              {refusal}
            </p>
          )}
          <div className={css.foot}>
            <button type="submit" className={css.vote} data-button="vota">
              Vota
            </button>
            <span>Es pot votar fins {poll.closes}.</span>
          </div>
        </form>
      )}
    </section>
  );
}
