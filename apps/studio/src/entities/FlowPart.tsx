import { FlowAnswer, type FlowQuery } from '@sintonia/contracts';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { send } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { Section } from '../design/Section.tsx';
import { valueAddress } from '../links/entity-address.ts';
import { useFormats } from '../messages/language.ts';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { TableTools } from '../tables/TableTools.tsx';
import styles from './Entity.module.css';
import { useEntityWords } from './entity-words.ts';

const ROWS = 8;

/** Previous and next step within the visit; each value links to its own page. */
export function FlowPart({
  query,
  isSearch = false,
}: {
  /** Must keep its identity between renders. */
  query: Pick<FlowQuery, 'dimension' | 'value' | 'period'> & Partial<FlowQuery>;
  isSearch?: boolean;
}) {
  const words = useEntityWords();
  const formats = useFormats();
  const { state, again } = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        send('POST', '/api/v1/reports/flow', { ...query, steps: 1, limit: ROWS }, FlowAnswer, signal),
      [query],
    ),
  );
  const answer = lastOf(state);
  const [before] = answer?.before ?? [];
  const [after] = answer?.after ?? [];
  const by = query.dimension;
  return (
    <Section
      title={isSearch ? words.afterSearch : words.flow}
      aside={answer && answer.times > 0 && words.times(formats.count(answer.times))}
    >
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {!answer && state.at === 'loading' && <SkeletonLines widths={[80, 92, 70, 85]} height={22} />}
      {answer?.times === 0 && <Empty what={words.noFlow} way={words.noFlowWay} />}
      {answer && answer.times > 0 && before && after && (
        <div className={styles.flow} aria-busy={state.at === 'loading'}>
          {!isSearch && <Side title={words.before} ended={words.entered} by={by} step={before} times={answer.times} />}
          <Side
            title={words.after}
            ended={isSearch ? words.leftAfterSearch : words.left}
            by={by}
            step={after}
            times={answer.times}
          />
        </div>
      )}
    </Section>
  );
}

function Side({
  title,
  ended,
  by,
  step,
  times,
}: {
  title: string;
  ended: string;
  by: string;
  step: FlowAnswer['after'][number];
  times: number;
}) {
  const words = useEntityWords();
  const formats = useFormats();
  const [search] = useSearchParams();
  const named = step.values.filter(({ value }) => value !== '');
  const rows = [
    ...(step.none > 0 ? [{ value: '', text: ended, count: step.none }] : []),
    ...named.map(({ value, count }) => ({ value, text: value, count })),
  ].sort((a, b) => b.count - a.count);
  const hidden = step.valueCount - step.values.length;
  return (
    <div>
      <table className={styles.side}>
        <caption>{title}</caption>
        <tbody>
          {rows.map(({ value, text, count }) => {
            const to = valueAddress(by, value, search);
            return (
              <tr key={value}>
                <th scope="row" style={{ backgroundSize: `${(count / times) * 100}% 100%` }}>
                  {to ? <Link to={to}>{text}</Link> : <span>{text}</span>}
                </th>
                <td>{formats.count(count)}</td>
                <td className={styles.share}>{formats.share(count, times)}</td>
              </tr>
            );
          })}
          {hidden > 0 && (
            <tr>
              <th scope="row" style={{ backgroundSize: '0' }}>
                <span className={styles.hidden}>{words.others(formats.count(hidden))}</span>
              </th>
              <td colSpan={2} />
            </tr>
          )}
        </tbody>
      </table>
      <TableTools
        name={title}
        cells={() => [
          [title, words.timesColumn, words.shareColumn],
          ...rows.map(({ text, count }) => [text, count, count / times]),
        ]}
      />
    </div>
  );
}
