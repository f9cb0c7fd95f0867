import type { VoteAnswer } from '@sintonia/contracts';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../frame/lazy-part.ts';
import { useTag } from '../measurement/tag-context.ts';
import css from './Participation.module.css';
import { type PollView, participationPath } from './participation-view.ts';

const PollResults = lazyPart(() => import('./PollResults.tsx').then((loaded) => loaded.PollResults));

interface PollCardProps {
  poll: PollView;
  level?: 1 | 2;
  /** Why a vote that came without JavaScript was not taken. */
  problem?: string | undefined;
}

/** A question with its answers: a form that works by itself, and answers in place where there is JavaScript (W-09). */
export function PollCard({ poll, level = 2, problem }: PollCardProps) {
  const tag = useTag();
  const [answer, setAnswer] = useState<VoteAnswer | null>(null);
  const [refusal, setRefusal] = useState(problem);
  /** Who presses twice votes once: without a cookie yet, the server would take them for two. */
  const isSending = useRef(false);
  const Title = level === 1 ? 'h1' : 'h2';
  const titleId = `enquesta-${poll.id}`;

  const vote = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const option = String(new FormData(event.currentTarget).get('option') ?? '');
    const said = { contentTitle: poll.title, contentId: poll.id, contentType: 'enquesta' };
    tag?.track('scClicBoto', { ...said, clickIdentifier: 'vota' });
    const voted = await import('./send-vote.ts').then(
      ({ sendVote }) => sendVote(poll.id, option),
      () => ({ problem: 'No ens arriba la xarxa. Torna-ho a provar quan tinguis connexió.' }),
    );
    isSending.current = false;
    if ('problem' in voted) return setRefusal(voted.problem);
    tag?.track('scParticipar', { ...said, clickIdentifier: option });
    setAnswer(voted.answer);
  };

  return (
    <section className={css.card} aria-labelledby={titleId} data-level={level}>
      <p className={css.kind}>Enquesta</p>
      <Title id={titleId} className={css.title}>
        {poll.title}
      </Title>
      {poll.intro && <p className={css.intro}>{poll.intro}</p>}
      {answer ? (
        <Suspense fallback={null}>
          <PollResults poll={poll} {...answer} isNew />
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
            <button type="submit" className={css.vote}>
              Vota
            </button>
            <span>Es pot votar fins {poll.closes}.</span>
          </div>
        </form>
      )}
    </section>
  );
}
