import { useMemo } from 'react';
import { Link } from 'react-router';
import { isBusy } from '../api/use-answer.ts';
import buttons from '../design/Button.module.css';
import { Section } from '../design/Section.tsx';
import { OpenableFigure } from '../figures/OpenableFigure.tsx';
import { NO_FIGURE } from '../messages/formats.ts';
import { useFormats } from '../messages/language.ts';
import { figureText } from '../query/figure-text.ts';
import { useNames } from '../query/names-context.ts';
import { initialQuery } from '../query/preset-query.ts';
import type { Condition, QueryState } from '../query/query-state.ts';
import { type ReportScope, tableQuery } from '../query/report-request.ts';
import { useReportThenCompared } from '../query/use-report.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import styles from './Entity.module.css';
import { useEntityWords } from './entity-words.ts';

/** Metrics that it divides; each opens. */
const PARTS = ['contentTimeSpent', 'visits'] as const;
const METRICS = ['visits', 'contentTimeSpent', 'uniqueViewers', 'finishedPlays'] as const;

/**
 * What a visit is worth in time watched: content played by the visitors of a page, for each of their visits of the period,
 * with or without the page.
 */
export function WorthPart({
  page,
  conditions,
  base,
  addressOf,
}: {
  page: string;
  /** Filters of the screen; the same between renders. */
  conditions: readonly Condition[];
  /** Must keep its identity between renders. */
  base: ReportScope;
  addressOf: (queryState: QueryState) => { pathname: string; search: string };
}) {
  const words = useEntityWords();
  const formats = useFormats();
  const names = useNames();
  const queryState = useMemo<QueryState>(
    () => ({
      ...initialQuery({ metrics: METRICS, conditions }),
      visitors: [{ dimension: 'page', isExcluded: false, value: page }],
    }),
    [page, conditions],
  );
  const query = useMemo(() => tableQuery({ ...base, queryState }, 1), [base, queryState]);
  const { state, again, shown } = useReportThenCompared(query);
  const worth = ({ visits, contentTimeSpent }: Readonly<Record<string, number | null>>) =>
    visits ? formats.duration((contentTimeSpent ?? 0) / visits) : NO_FIGURE;
  const totals = shown?.answer.totals;
  const before = shown?.answer.compared?.totals;
  return (
    <Section
      title={words.worth}
      aside={
        <Link className={buttons.plain} to={addressOf(queryState)}>
          {words.open}
          <span className="heard"> · {words.worth}</span>
        </Link>
      }
    >
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {!totals && state.at === 'loading' && <SkeletonLines widths={[30, 80]} height={24} />}
      {shown && totals && (
        <div aria-busy={isBusy(state)}>
          <p className={styles.worth}>
            <data value={totals.visits ? (totals.contentTimeSpent ?? 0) / totals.visits : ''}>{worth(totals)}</data>{' '}
            {words.perVisit} {before && <span className={styles.quiet}>{words.worthBefore(worth(before))}</span>}
          </p>
          <p className={styles.quiet}>
            {words.worthHow(formats.duration(totals.contentTimeSpent ?? 0), formats.count(totals.visits ?? 0))}
          </p>
          <ul className={styles.parts}>
            {PARTS.map((key) => (
              <li key={key}>
                {names.nameOf(key)}:{' '}
                <OpenableFigure
                  name={names.nameOf(key)}
                  query={{ ...shown.query, metrics: [key] }}
                  value={totals[key] ?? null}
                >
                  {figureText(totals[key], names.metric(key), formats)}
                </OpenableFigure>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
