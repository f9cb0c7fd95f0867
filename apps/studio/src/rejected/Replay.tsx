import { type RejectedEvent, ReplayAnswer } from '@sintonia/contracts';
import { useState } from 'react';
import { send } from '../api/request.ts';
import { useRequest } from '../api/use-request.ts';
import buttons from '../design/Button.module.css';
import { useFormats } from '../messages/language.ts';
import { useReasonLabel } from '../messages/use-reason-label.ts';
import styles from './RejectedScreen.module.css';
import { useRejectedWords } from './use-rejected-words.ts';

/** Reads rejected events again after a fix: the chosen ones, or all of a reason. For administrators. */
export function Replay({
  chosen,
  reason,
  onReplayed,
}: {
  chosen: readonly RejectedEvent[];
  /** '' while the list shows every reason. */
  reason: string;
  onReplayed: () => void;
}) {
  const words = useRejectedWords();
  const reasonLabel = useReasonLabel();
  const formats = useFormats();
  const { isBusy, error, act } = useRequest();
  const [status, setStatus] = useState('');

  const replay = async (requests: readonly { reason: string; ids: readonly string[] | null }[]) => {
    setStatus('');
    const answers: ReplayAnswer[] = [];
    for (const body of requests) {
      const answer = await act(send('POST', '/api/rejected/replay', body, ReplayAnswer));
      if (!answer) return;
      answers.push(answer);
    }
    const sum = (of: 'looked' | 'moved' | 'cut') => answers.reduce((total, answer) => total + answer[of], 0);
    const still = answers.flatMap((answer) => Object.entries(answer.still));
    setStatus(
      [
        words.replayed(formats.count(sum('looked')), formats.count(sum('moved'))),
        ...still.map(([why, n]) => words.still(formats.count(n), reasonLabel(why).toLowerCase())),
        ...(sum('cut') > 0 ? [words.cut(formats.count(sum('cut')))] : []),
      ].join(' '),
    );
    onReplayed();
  };
  const ofChosen = () =>
    [...Map.groupBy(chosen, (row) => row.reason)].map(([why, rows]) => ({
      reason: why,
      ids: rows.map(({ id }) => id),
    }));

  return (
    <div className={styles.replay}>
      {chosen.length > 0 && (
        <button type="button" className={buttons.primary} disabled={isBusy} onClick={() => replay(ofChosen())}>
          {words.replayChosen(formats.count(chosen.length))}
        </button>
      )}
      {chosen.length === 0 && reason !== '' && (
        <button
          type="button"
          className={buttons.primary}
          disabled={isBusy}
          onClick={() => replay([{ reason, ids: null }])}
        >
          {words.replayAll(reasonLabel(reason))}
        </button>
      )}
      <p className={styles.why}>{words.replayWhy}</p>
      <p role="status">{status}</p>
      <p role="alert">{error ? words.notReplayed : ''}</p>
    </div>
  );
}
