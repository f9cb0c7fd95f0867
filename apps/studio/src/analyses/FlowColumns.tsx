import type { FlowAnswer, ReportCatalogue } from '@sintonia/contracts';
import { lazy, Suspense } from 'react';
import { useOpened } from '../design/use-opened.ts';
import { Before } from '../figures/Before.tsx';
import { OpenedAnalysis } from '../figures/OpenedAnalysis.tsx';
import { useSheet } from '../links/use-sheet.ts';
import { useFormats, useWords } from '../messages/language.ts';
import { useNames } from '../query/names-context.ts';
import { useValueText } from '../query/use-value-text.ts';
import { useCompletenessText } from '../states/DataCompleteness.tsx';
import { TableTools } from '../tables/TableTools.tsx';
import styles from './Flow.module.css';
import { Column } from './FlowColumn.tsx';
import { FlowRibbons } from './FlowRibbons.tsx';
import { countOf, type Step, stepOf } from './flow-steps.ts';
import { useAnalysisWords } from './use-analysis-words.ts';
import { useFlowFigure } from './use-flow-figure.ts';

/** Opens with a press. */
const FlowMenu = lazy(async () => ({ default: (await import('./FlowMenu.tsx')).FlowMenu }));

/** A column for each step before and after; a name opens its menu, a figure its rows. */
export function FlowColumns({
  catalogue,
  answer,
  earlier,
  query,
  onChoose,
}: {
  catalogue: ReportCatalogue;
  answer: FlowAnswer;
  /** Of the comparison period. */
  earlier: FlowAnswer | null;
  query: Parameters<typeof useFlowFigure>[2];
  onChoose: (value: string) => void;
}) {
  const words = useAnalysisWords();
  const formats = useFormats();
  const textOf = useValueText();
  const names = useNames();
  const { storedValue } = useWords().table;
  const middle = textOf(query.dimension, query.value);
  const say = useCompletenessText();
  const [opened, open, close] = useSheet('recorregut');
  const { figure, textOf: sheetOf } = useFlowFigure(opened, answer, query);
  const then = (step: number, value: string | null) => (earlier ? [countOf(stepOf(earlier, step), value) ?? ''] : []);
  const [menu, setMenu] = useOpened<{ value: string; button: HTMLElement }>();
  const before = [...answer.before].sort((one, other) => one.step - other.step);
  /** Changes with the rows whose ribbons are drawn. */
  const drawn = (step: Step | undefined) => JSON.stringify([query.value, step]);
  const column = (step: Step) => (
    <Column
      key={step.step}
      dimension={query.dimension}
      step={step}
      times={answer.times}
      earlier={earlier && { times: earlier.times, step: stepOf(earlier, step.step) }}
      onOpen={(at, value) => open(sheetOf(at, value))}
      onMenu={(value, button) => setMenu({ value, button })}
    />
  );
  return (
    <>
      <div className={styles.columns}>
        {before.map(column)}
        <section className={styles.middle} aria-label={middle}>
          <h2 title={query.value}>{middle}</h2>
          <button type="button" aria-haspopup="dialog" onClick={() => open(sheetOf(0, query.value))}>
            <data value={answer.times}>{formats.count(answer.times)}</data>
            <span>{words.flow.times}</span>
            {earlier && (
              <span className={styles.before}>
                <Before now={answer.times} before={earlier.times} of="count" />
              </span>
            )}
          </button>
          <FlowRibbons key={drawn(before.at(-1))} side="before" />
          <FlowRibbons key={drawn(answer.after[0])} side="after" />
        </section>
        {answer.after.map(column)}
      </div>
      <TableTools
        name={middle}
        cells={() => [
          [
            words.flow.steps,
            names.nameOf(query.dimension),
            storedValue,
            words.flow.times,
            ...(earlier ? [words.before(words.flow.times)] : []),
          ],
          ...[...before, ...answer.after].flatMap(({ step, none, values }) => [
            ...values.map(({ value, count }) => [
              ...[words.flow.place(step), textOf(query.dimension, value), value, count],
              ...then(step, value),
            ]),
            [words.flow.place(step), step < 0 ? words.flow.entered : words.flow.left, '', none, ...then(step, null)],
          ]),
        ]}
      />
      <p className={styles.basis}>{say(answer.basis)}</p>
      {menu && (
        <Suspense fallback={null}>
          <FlowMenu
            {...menu}
            dimension={query.dimension}
            catalogue={catalogue}
            onMiddle={() => {
              setMenu(null);
              onChoose(menu.value);
            }}
            onClose={() => setMenu(null)}
          />
        </Suspense>
      )}
      {figure && <OpenedAnalysis figure={figure} basis={answer.basis} onClose={close} />}
    </>
  );
}
