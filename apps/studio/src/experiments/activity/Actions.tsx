import type { ActivityAction, ActivityDetail, ActivityState } from '@sintonia/contracts';
import { use, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { RequestError } from '../../api/request.ts';
import buttons from '../../design/Button.module.css';
import { entityAddress } from '../../links/entity-address.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import { SessionContext, useMayChange } from '../../session/session-context.ts';
import { useSuite } from '../../suite/use-suite.ts';
import { actOn } from '../fetch-activities.ts';
import { Refused } from '../texts/Refused.tsx';
import styles from './Actions.module.css';

/** Possible actions in each state, the usual one first. Matches the server. */
const POSSIBLE: Readonly<Record<ActivityState, readonly ActivityAction[]>> = {
  draft: ['start', 'archive'],
  live: ['pause', 'stop'],
  paused: ['start', 'stop'],
  ended: ['archive'],
  archived: [],
};

/** Irreversible actions need a confirmation. */
type Final = Extract<ActivityAction, 'stop' | 'archive'>;
const isFinal = (action: ActivityAction): action is Final => action === 'stop' || action === 'archive';

export function Actions({
  activity,
  onChange,
}: {
  activity: ActivityDetail;
  onChange: (next: ActivityDetail) => void;
}) {
  const words = useScreenWords().experiments.actions;
  const mayChange = useMayChange();
  const { inSuite } = useSuite();
  const [search] = useSearchParams();
  const self = use(SessionContext)?.email;
  const [sure, setSure] = useState<Final | null>(null);
  const [doing, setDoing] = useState<ActivityAction | null>(null);
  const [refused, setRefused] = useState<{ action: ActivityAction; error: RequestError } | null>(null);

  const act = async (action: ActivityAction) => {
    setSure(null);
    setRefused(null);
    setDoing(action);
    const done = await actOn(activity.id, activity.version, action);
    setDoing(null);
    if (done.ok) onChange(done.value);
    else setRefused({ action, error: done.error });
  };
  const nameOf = (action: ActivityAction) => {
    if (action !== 'start') return words[action];
    if (activity.startAskedBy !== null && activity.startAskedBy !== self) return words.agree;
    return activity.state === 'paused' ? words.resume : words.start;
  };
  const possible = mayChange ? POSSIBLE[activity.state] : [];
  const isOpen = activity.state !== 'ended' && activity.state !== 'archived';
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        {possible.map((action, i) => (
          <button
            key={action}
            type="button"
            className={i === 0 ? buttons.primary : buttons.plain}
            disabled={doing !== null}
            aria-expanded={isFinal(action) ? sure === action : undefined}
            onClick={() => (isFinal(action) ? setSure(sure === action ? null : action) : act(action))}
          >
            {nameOf(action)}
          </button>
        ))}
        {mayChange && isOpen && (
          <Link className={buttons.plain} to={`/experiments/${activity.id}/edita`}>
            {words.edit}
          </Link>
        )}
        {mayChange && (
          <Link className={buttons.plain} to={inSuite('/experiments/nou', { copia: activity.id })}>
            {words.copy}
          </Link>
        )}
        {activity.startedAt !== null && (
          <>
            <Link className={buttons.plain} to={inSuite(`/experiments/${activity.id}/resultats`)}>
              {words.results}
            </Link>
            <Link className={buttons.plain} to={entityAddress('activity', activity.id, search)}>
              {words.audience}
            </Link>
          </>
        )}
      </div>
      {sure && (
        <div className={styles.sure} role="alert">
          <p>{words.sure[sure]}</p>
          <button type="button" className={buttons.plain} onClick={() => act(sure)}>
            {words.yes[sure]}
          </button>
          <button type="button" className={buttons.plain} onClick={() => setSure(null)}>
            {words.no}
          </button>
        </div>
      )}
      {activity.startAskedBy !== null && <p className={styles.note}>{words.startRequested(activity.startAskedBy)}</p>}
      {!mayChange && <p className={styles.note}>{words.readOnly}</p>}
      {refused && <Refused error={refused.error} onRetry={() => act(refused.action)} />}
    </div>
  );
}
