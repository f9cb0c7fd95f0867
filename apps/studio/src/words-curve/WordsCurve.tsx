import { clockTime, ok } from '@sintonia/contracts';
import { use, useCallback, useMemo } from 'react';
import { lastOf, useAnswerInParts } from '../api/use-answer.ts';
import { afterOthers } from '../api/use-turn.ts';
import { HoursChart } from '../charts/HoursChart.tsx';
import { useWidth } from '../charts/use-width.ts';
import { Section } from '../design/Section.tsx';
import { DataTime } from '../figures/DataTime.tsx';
import { OpenedAnalysis } from '../figures/OpenedAnalysis.tsx';
import { TimeZoneContext, useFormats, useWords } from '../messages/language.ts';
import type { ReportScope } from '../query/report-request.ts';
import { isOpen } from '../query/use-report.ts';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import { useBusyMark } from '../states/use-busy-mark.ts';
import { isLooped, sentencesWith } from './along-words.ts';
import { type Along, fetchAlong, marksOf, withBefore } from './fetch-along.ts';
import { PartTable } from './PartTable.tsx';
import { Sentences } from './Sentences.tsx';
import { useAlongFigure } from './use-along-figure.ts';
import styles from './WordsCurve.module.css';
import { useWordsCurveWords } from './words-curve-words.ts';

/** The axis is the title's own time: what happened at an hour has no place on it. */
const NO_NOTES = [] as const;

/** The audience of a title over its time, with its subtitles and chapters. @param base must be stable */
export function WordsCurve({ title, base }: { title: string; base: ReportScope }) {
  const words = useWordsCurveWords();
  const { overview, period } = useWords();
  const timeZone = use(TimeZoneContext);
  const formats = useFormats();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { state, again } = useAnswerInParts(
    useCallback((signal: AbortSignal) => fetchAlong(title, base, signal), [title, base]),
    useCallback(
      async (along: Along, signal: AbortSignal) => {
        await afterOthers(signal);
        return ok(await withBefore(along, base, timeZone, signal));
      },
      [base, timeZone],
    ),
  );
  const along = lastOf(state);
  const mark = useBusyMark(state);
  const { figure, open, close } = useAlongFigure(along);
  const sentences = useMemo(
    () => (along?.words ? sentencesWith(along.words, along.parts, along.per, along.before) : []),
    [along],
  );
  const readout = (at: number) => {
    const part = along?.parts[at];
    if (!along || !part) return '';
    const spoken = sentences.findLast(({ atS, endS }) => atS < part.atS + along.per && endS > part.atS);
    return [
      clockTime(part.atS),
      `${words.viewings} ${formats.count(part.viewings)}`,
      ...(along.before.length > 0 ? [overview.before(formats.count(along.before[at] ?? 0))] : []),
      ...(part.left > 0 ? [words.left(formats.count(part.left))] : []),
      ...(spoken ? [`«${spoken.text}»`] : []),
    ].join(' · ');
  };

  return (
    <Section title={words.title}>
      <div ref={ref}>
        {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
        {!along && state.at === 'loading' && <SkeletonBlock height={282} />}
        {along?.parts.length === 0 && <Empty what={words.empty} advice={words.emptyAdvice} />}
        {along && along.parts.length > 0 && (
          <div className={styles.along} {...mark}>
            <HoursChart
              label={words.curve}
              series={[
                {
                  name: words.viewings,
                  colour: 'tele',
                  values: along.parts.map((p) => p.viewings),
                  before: along.before,
                },
              ]}
              hours={along.parts.length}
              marks={marksOf(along, width)}
              isOngoing={false}
              readout={readout}
              format={formats.count}
              note={words.note}
              comparison={period.compared[base.comparison]}
              notes={NO_NOTES}
              words={{ toCome: words.toCome, chooseHour: words.choose }}
              onOpen={(at) => open('hi', along.parts[at]?.atS ?? 0)}
            />
            {along.answer && state.since && <DataTime at={state.since} again={isOpen(along.answer) ? again : null} />}
            {along.words && isLooped(along.words, along.lengthS) && (
              <p className={styles.note}>{words.looped(clockTime(along.words.lengthS))}</p>
            )}
            {along.words && sentences.length > 0 ? (
              <Sentences sentences={sentences} lengthS={along.lengthS} path={along.words.path} onOpen={open} />
            ) : (
              <>
                <Empty what={words.wordless} advice={words.wordlessAdvice} />
                <PartTable parts={along.parts} before={along.before} per={along.per} onOpen={open} />
              </>
            )}
          </div>
        )}
      </div>
      {figure && <OpenedAnalysis figure={figure} basis={figure.basis} onClose={close} />}
    </Section>
  );
}
