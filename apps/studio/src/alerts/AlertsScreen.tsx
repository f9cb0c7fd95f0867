import { useCallback, useState } from 'react';
import { fetchAlerts } from '../api/fetch-alerts.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import buttons from '../design/Button.module.css';
import { Section } from '../design/Section.tsx';
import { WithCatalogue } from '../query/WithCatalogue.tsx';
import { SaveButton } from '../saved-views/SaveButton.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { SuiteChoice } from '../suite/SuiteChoice.tsx';
import { useSuite } from '../suite/use-suite.ts';
import { AlertEvents } from './AlertEvents.tsx';
import { AlertForm } from './AlertForm.tsx';
import { AlertRules } from './AlertRules.tsx';
import styles from './Alerts.module.css';
import { fetchSilence } from './change-alerts.ts';
import { SilenceTable } from './SilenceTable.tsx';
import { useAlertsWords } from './use-alerts-words.ts';

const SKELETON = <SkeletonLines widths={[100, 100, 100]} height={64} />;

/** Silent sections of the tag, past alerts with their main cause, and alert rules. */
export function AlertsScreen() {
  const words = useAlertsWords();
  const { suite } = useSuite();
  const { state, again } = useAnswer(fetchAlerts);
  const silence = useAnswer(useCallback((signal: AbortSignal) => fetchSilence(suite, signal), [suite]));
  const [adding, setAdding] = useState<'deviation' | 'silence' | null>(null);
  const list = lastOf(state);
  const shown = lastOf(silence.state);
  return (
    <>
      <ScreenHeader title={words.title}>
        <div className={styles.bar}>
          <SuiteChoice />
          <SaveButton name={words.title} />
          <button type="button" className={buttons.primary} onClick={() => setAdding('deviation')}>
            {words.add}
          </button>
        </div>
      </ScreenHeader>
      <p className={styles.lead}>{words.lead}</p>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      <WithCatalogue skeleton={SKELETON}>
        {(catalogue) =>
          list ? (
            <>
              {adding && (
                <AlertForm
                  key={adding}
                  kind={adding}
                  catalogue={catalogue}
                  suite={suite}
                  onDone={() => {
                    setAdding(null);
                    again();
                  }}
                  onCancel={() => setAdding(null)}
                />
              )}
              <div className={styles.parts}>
                {silence.state.at === 'failed' && (
                  <Problem error={silence.state.error} since={silence.state.since} onRetry={silence.again} />
                )}
                {!shown && silence.state.at === 'loading' && <SkeletonLines widths={[100, 96, 98]} height={32} />}
                {shown && <SilenceTable silence={shown} suite={suite} onWatch={() => setAdding('silence')} />}
                <Section title={words.events}>
                  <AlertEvents events={list.events} rules={list.rules} />
                </Section>
                <Section title={words.rules}>
                  <AlertRules rules={list.rules} catalogue={catalogue} onChanged={again} />
                </Section>
              </div>
            </>
          ) : (
            state.at === 'loading' && SKELETON
          )
        }
      </WithCatalogue>
    </>
  );
}
