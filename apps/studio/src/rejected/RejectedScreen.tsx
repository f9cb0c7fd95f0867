import { RejectedEvent } from '@sintonia/contracts';
import { use, useCallback, useState } from 'react';
import { get } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import bars from '../design/Bar.module.css';
import buttons from '../design/Button.module.css';
import { Choice } from '../design/Choice.tsx';
import { countReasons } from '../figures/count-reasons.ts';
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
import { RejectedRow } from './RejectedRow.tsx';
import styles from './RejectedScreen.module.css';
import { Replay } from './Replay.tsx';
import { useRejectedWords } from './use-rejected-words.ts';

const LIMITS = ['100', '500'] as const;
const Rejected = RejectedEvent.array();

/** Rejected events, as received, with the reason (S-04). */
export function RejectedScreen() {
  const words = useRejectedWords();
  const reasonLabel = useReasonLabel();
  const formats = useFormats();
  const [limit, setLimit] = useAddressState('limit', '100', isOneOf(LIMITS));
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const mayReplay = use(SessionContext)?.role === 'administrator';
  const { state, again } = useAnswer(
    useCallback((signal: AbortSignal) => get(`/api/reports/rejected?limit=${limit}`, Rejected, signal), [limit]),
  );
  const rows = lastOf(state);
  const reasons = countReasons(rows ?? []);
  const [chosen, setReason] = useAddressState('motiu', '', isOneOf(reasons.map((known) => known.reason)));

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
      {rows === null && state.at === 'loading' && <SkeletonLines widths={[100, 96, 98, 90, 94]} height={24} />}
      {rows?.length === 0 && <Empty what={words.empty} advice={words.emptyAdvice} />}
      {rows && rows.length > 0 && (
        <>
          <div className={styles.reasons}>
            <Choice
              legend={words.reasons}
              options={[
                { value: '', label: words.allReasons, count: formats.count(rows.length) },
                ...reasons.map((known) => ({
                  value: known.reason,
                  label: reasonLabel(known.reason),
                  count: formats.count(known.count),
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
            rows={rows.filter((row) => chosen === '' || row.reason === chosen)}
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
