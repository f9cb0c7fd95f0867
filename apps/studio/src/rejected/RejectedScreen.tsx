import { REJECT_REASONS } from '@sintonia/contracts';
import { use, useCallback, useState } from 'react';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import bars from '../design/Bar.module.css';
import buttons from '../design/Button.module.css';
import { Choice } from '../design/Choice.tsx';
import { isOneOf, useAddressState } from '../links/use-address-state.ts';
import { useFormats } from '../messages/language.ts';
import { useReasonLabel } from '../messages/use-reason-label.ts';
import { SaveButton } from '../saved-views/SaveButton.tsx';
import { SessionContext } from '../session/session-context.ts';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { ToolList } from '../tables/ToolList.tsx';
import { type ChosenReason, fetchRejected, isReason } from './fetch-rejected.ts';
import { RejectedRow } from './RejectedRow.tsx';
import styles from './RejectedScreen.module.css';
import { Replay } from './Replay.tsx';
import { useRejectedWords } from './use-rejected-words.ts';

const LIMITS = ['100', '500'] as const;

/** Rejected events, as received, with the reason (S-04). */
export function RejectedScreen() {
  const words = useRejectedWords();
  const reasonLabel = useReasonLabel();
  const formats = useFormats();
  const [limit, setLimit] = useAddressState('limit', '100', isOneOf(LIMITS));
  const [chosen, setReason] = useAddressState<ChosenReason>('motiu', '', isReason);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const mayReplay = use(SessionContext)?.role === 'administrator';
  const { state, again } = useAnswer(
    useCallback((signal: AbortSignal) => fetchRejected(limit, chosen, signal), [limit, chosen]),
  );
  const rejected = lastOf(state);
  // While another reason is requested, the previous list is shown: its rows of other reasons are left out.
  const rows = (rejected?.rows ?? []).filter(({ reason }) => chosen === '' || reason === chosen);
  const countOf = (reason: string) => rejected?.reasons.find((known) => known.reason === reason)?.count ?? 0;
  const all = rejected?.reasons.reduce((sum, { count }) => sum + count, 0);

  return (
    <>
      <ScreenHeader title={words.title}>
        <div className={bars.bar}>
          <Choice
            legend={words.limit}
            options={LIMITS.map((value) => ({ value, label: words.last(Number(value)) }))}
            value={limit}
            onChange={setLimit}
          />
          <button type="button" className={buttons.plain} onClick={again} disabled={state.at === 'loading'}>
            {words.refresh}
          </button>
          <SaveButton name={words.title} />
        </div>
      </ScreenHeader>
      <p className={styles.lead}>{words.lead}</p>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {rejected === null && state.at === 'loading' && <SkeletonLines widths={[100, 96, 98, 90, 94]} height={24} />}
      {all === 0 && <Empty what={words.empty} advice={words.emptyAdvice} />}
      {rejected && all !== 0 && (
        <>
          <div className={styles.reasons}>
            <Choice
              legend={words.reasons}
              options={[
                { value: '', label: words.allReasons, count: formats.count(all ?? 0) },
                ...REJECT_REASONS.filter((reason) => countOf(reason) > 0 || reason === chosen).map((reason) => ({
                  value: reason,
                  label: reasonLabel(reason),
                  count: formats.count(countOf(reason)),
                })),
              ]}
              value={chosen}
              onChange={setReason}
            />
          </div>
          {mayReplay && (
            <Replay
              chosen={rows.filter(({ id }) => ids.has(id))}
              reason={chosen}
              onReplayed={() => {
                setIds(new Set());
                again();
              }}
            />
          )}
          <ToolList
            caption={words.list}
            className={styles.list}
            rows={rows}
            columns={[
              { name: words.columns.at, value: ({ receivedAt }) => receivedAt },
              { name: words.columns.reason, value: (row) => reasonLabel(row.reason) },
              { name: words.columns.field, value: ({ field }) => field },
              { name: words.columns.protocol, value: ({ protocol }) => protocol },
              { name: words.columns.path, value: ({ path }) => path },
              { name: words.columns.raw, value: ({ raw }) => raw },
            ]}
          >
            {(row) => (
              <RejectedRow
                key={row.id}
                row={row}
                choice={
                  mayReplay
                    ? {
                        isChosen: ids.has(row.id),
                        onChoose: (isChosen) =>
                          setIds(new Set(isChosen ? [...ids, row.id] : [...ids].filter((id) => id !== row.id))),
                      }
                    : null
                }
              />
            )}
          </ToolList>
        </>
      )}
    </>
  );
}
