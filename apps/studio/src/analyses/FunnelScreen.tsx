import { FunnelAnswer, QUERY_LIMITS } from '@sintonia/contracts';
import { lazy, Suspense, useEffect, useId, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { lastOf } from '../api/use-answer.ts';
import buttons from '../design/Button.module.css';
import inline from '../design/InlineField.module.css';
import { useHistoryStep } from '../links/use-history-step.ts';
import {
  type Funnel,
  funnelAddress,
  funnelPart,
  isTyped,
  parseFunnel,
  stepFilters,
  TIMES_S,
} from '../query/funnel-address.ts';
import { scopeOf } from '../query/report-request.ts';
import { useFilteredScope } from '../query/use-filtered-scope.ts';
import { ConditionRows } from '../segment-editor/ConditionRows.tsx';
import { type ConditionsForm, EMPTY_CONDITIONS } from '../segment-editor/condition-form.ts';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { useBusyMark } from '../states/use-busy-mark.ts';
import { AnalysisFrame, type AnalysisProps } from './AnalysisFrame.tsx';
import { AnalysisProblem } from './AnalysisProblem.tsx';
import { AnswerTime } from './AnswerTime.tsx';
import styles from './Funnel.module.css';
import { useAnalysisWords } from './use-analysis-words.ts';
import { useComparedAnalysis } from './use-compared-analysis.ts';

/** With the answer. */
const FunnelBars = lazy(async () => ({ default: (await import('./FunnelBars.tsx')).FunnelBars }));

const funnelOf = (search: URLSearchParams) => ({ funnel: parseFunnel(search), written: funnelPart(search) });

/** Visits or visitors that do one step after the other. The funnel is in the address. */
export function FunnelScreen() {
  return <AnalysisFrame kind="funnel" screen={FunnelAnalysis} />;
}

function FunnelAnalysis({ catalogue, onShown }: AnalysisProps) {
  const words = useAnalysisWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const scope = useFilteredScope();
  const withinId = useId();
  /** The edited form; it differs from the address while a step is incomplete. */
  const [{ funnel, written }, setFunnel] = useState(() => funnelOf(search));
  const inAddress = funnelPart(search);
  // Back, forward and links change the address from outside.
  if (inAddress !== written) {
    const own = funnelPart(new URLSearchParams(funnelAddress(search, funnel)));
    setFunnel({ funnel: own === inAddress ? funnel : parseFunnel(search), written: inAddress });
  }
  useHistoryStep(() => setFunnel(funnelOf(new URLSearchParams(location.search))));
  const change = (next: Funnel) => {
    setFunnel({ funnel: next, written });
    if (!stepFilters(next.steps)) return;
    navigate(funnelAddress(search, next), { replace: isTyped(funnel, next), preventScrollReset: true });
  };
  const { steps, within, isStrict } = funnel;
  const filters = stepFilters(steps);
  const text = filters && JSON.stringify({ steps: filters, within, isStrict });
  const [sent, setSent] = useState(text);
  // While a step is incomplete, the previous funnel stays.
  if (text !== null && text !== sent) setSent(text);
  const query = useMemo(() => ({ ...scopeOf(scope), ...JSON.parse(sent ?? '{}') }), [scope, sent]);
  useEffect(() => onShown({ analysis: { kind: 'funnel', query } }), [onShown, query]);
  const { state, again } = useComparedAnalysis('/api/v1/reports/funnel', query, FunnelAnswer, scope);
  const shown = lastOf(state);
  const mark = useBusyMark(state);
  const ofHits = useMemo(() => catalogue.dimensions.filter(({ relations }) => relations.includes('hits')), [catalogue]);
  const changeStep = (at: number, next: ConditionsForm) =>
    change({ ...funnel, steps: steps.map((one, i) => (i === at ? next : one)) });

  return (
    <div className={styles.funnel}>
      <section aria-label={words.funnel.steps} className={styles.builder}>
        <ol className={styles.steps}>
          {steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their place
            <li key={`${at} ${steps.length}`}>
              <div className={styles.stepHead}>
                <h2>{words.funnel.step(at + 1)}</h2>
                {steps.length > 1 && (
                  <button
                    type="button"
                    className={styles.remove}
                    onClick={() => change({ ...funnel, steps: steps.filter((_, i) => i !== at) })}
                  >
                    {words.funnel.removeStep(at + 1)}
                  </button>
                )}
              </div>
              <ConditionRows
                label={words.funnel.step(at + 1)}
                form={step}
                dimensions={ofHits}
                isPossible={() => true}
                onChange={(next) => changeStep(at, next)}
              />
            </li>
          ))}
        </ol>
        <div className={styles.options}>
          {steps.length < QUERY_LIMITS.funnelSteps && (
            <button
              type="button"
              className={buttons.plain}
              onClick={() => change({ ...funnel, steps: [...steps, EMPTY_CONDITIONS] })}
            >
              {words.funnel.addStep}
            </button>
          )}
          <label className="heard" htmlFor={withinId}>
            {words.funnel.within}
          </label>
          <select
            id={withinId}
            className={inline.part}
            value={within === 'visit' ? 'visit' : within.seconds}
            onChange={({ target: { value } }) =>
              change({ ...funnel, within: value === 'visit' ? 'visit' : { seconds: Number(value) } })
            }
          >
            <option value="visit">{words.funnel.inVisit}</option>
            {TIMES_S.map((seconds) => (
              <option key={seconds} value={seconds}>
                {words.funnel.times[seconds]}
              </option>
            ))}
          </select>
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={isStrict}
              onChange={(event) => change({ ...funnel, isStrict: event.target.checked })}
            />
            {words.funnel.strict}
          </label>
        </div>
      </section>
      <section aria-label={words.funnel.result} {...mark} className={styles.result}>
        {state.at === 'failed' && <AnalysisProblem error={state.error} onRetry={again} />}
        {!shown && state.at === 'loading' && <SkeletonLines widths={[100, 70, 40]} height={56} />}
        {shown && (
          <Suspense fallback={<SkeletonLines widths={[100, 70, 40]} height={56} />}>
            <FunnelBars answer={shown.now} before={shown.before} query={query} />
            <AnswerTime state={state} answer={shown.now} again={again} />
          </Suspense>
        )}
      </section>
    </div>
  );
}
