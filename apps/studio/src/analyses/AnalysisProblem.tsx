import type { RequestError } from '../api/request.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { Problem } from '../states/Problem.tsx';
import states from '../states/states.module.css';
import { useAnalysisWords } from './use-analysis-words.ts';

/** Why an analysis has no answer: its problems, or that of the request. */
export function AnalysisProblem({ error, onRetry }: { error: RequestError; onRetry: () => void }) {
  const explore = useQueryWords();
  const words = useAnalysisWords();
  const problems = error.kind === 'refused' ? error.problems : undefined;
  if (!problems) return <Problem error={error} onRetry={onRetry} />;
  return (
    <div className={states.state} role="alert">
      <p className={states.what}>{explore.wrong}</p>
      {problems.map(({ code, path, message }) => (
        <p key={path + code} className={states.advice}>
          {words.problems[code] ?? message}
        </p>
      ))}
    </div>
  );
}
