import type { ReportQueryInput } from '@sintonia/contracts';
import { Link, useSearchParams } from 'react-router';
import type { RequestError } from '../api/request.ts';
import buttons from '../design/Button.module.css';
import { sharedParameters } from '../links/shared-parameters.ts';
import { type QueryState, queryAddress } from '../query/query-state.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { Problem } from '../states/Problem.tsx';
import states from '../states/states.module.css';
import styles from './QueryProblem.module.css';

type Wrong = NonNullable<Extract<RequestError, { kind: 'refused' }>['problems']>[number];

/** Problem of a query, its location, and the probably intended name. */
export function QueryProblem({
  error,
  queryState,
  query,
  onRetry,
}: {
  error: RequestError;
  queryState: QueryState;
  query: ReportQueryInput;
  onRetry: () => void;
}) {
  const words = useQueryWords();
  const [search] = useSearchParams();
  const problems = error.kind === 'refused' ? error.problems : undefined;
  if (!problems) return <Problem error={error} onRetry={onRetry} />;
  const periodOnly = sharedParameters(search);
  return (
    <div className={states.state} role="alert">
      <p className={states.what}>{words.wrong}</p>
      <ul className={styles.problems}>
        {problems.map((problem) => {
          const name = String(valueAt(query, problem.path) ?? '');
          const text = words.problems[problem.code]?.(name) ?? problem.message;
          const repaired = problem.nearest && replaced(queryState, name, problem.nearest);
          return (
            <li key={problem.path + problem.code}>
              {text}{' '}
              {problem.path && (
                <span className={states.advice}>
                  {words.wrongAt} <code>{problem.path}</code>.
                </span>
              )}
              {repaired && (
                <Link className={buttons.plain} to={queryAddress(search, repaired)}>
                  {words.replaceWith(problem.nearest ?? '')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      <Link to={`?${periodOnly}`}>{words.startAgain}</Link>
    </div>
  );
}

/** Value at a path such as `filter.all[0].dimension`. */
function valueAt(query: unknown, path: Wrong['path']): unknown {
  return path
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], query); // cast: any value
}

/** The query with a wrong name replaced. */
function replaced(queryState: QueryState, wrong: string, right: string): QueryState {
  const corrected = (name: string) => (name === wrong ? right : name);
  return {
    ...queryState,
    metrics: queryState.metrics.map(corrected),
    dimensions: queryState.dimensions.map(corrected),
    conditions: queryState.conditions.map((one) => ({ ...one, dimension: corrected(one.dimension) })),
    sort: queryState.sort && { ...queryState.sort, by: corrected(queryState.sort.by) },
  };
}
