import { clockTime, failed, ok, PositionsAnswer, type Result, TitleWords } from '@sintonia/contracts';
import { useCallback, useMemo } from 'react';
import { get, type RequestError, send } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import type { HourMark } from '../charts/HoursAxis.tsx';
import { HoursChart } from '../charts/HoursChart.tsx';
import { namedEvery } from '../charts/scale.ts';
import { useWidth } from '../charts/use-width.ts';
import { Section } from '../design/Section.tsx';
import { useFormats } from '../messages/language.ts';
import { initialQuery } from '../query/preset-query.ts';
import { type ReportScope, scopeOf, tableQuery } from '../query/report-request.ts';
import { fetchReport } from '../query/use-report.ts';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import { isLooped, type Part, partSeconds, partsOf, sentencesWith } from './along-words.ts';
import { Sentences } from './Sentences.tsx';
import styles from './WordsCurve.module.css';
import { useWordsCurveWords } from './words-curve-words.ts';

interface Along {
  parts: Part[];
  per: number;
  lengthS: number;
  words: TitleWords | null;
}

/** The audience of a title over its time, joined to its subtitles and chapters. @param base must be stable */
export function WordsCurve({ title, base }: { title: string; base: ReportScope }) {
  const words = useWordsCurveWords();
  const formats = useFormats();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { state, again } = useAnswer(
    useCallback((signal: AbortSignal) => fetchAlong(title, base, signal), [title, base]),
  );
  const along = lastOf(state);
  const sentences = useMemo(() => (along?.words ? sentencesWith(along.words, along.parts, along.per) : []), [along]);
  const readout = (at: number) => {
    const part = along?.parts[at];
    if (!along || !part) return '';
    const said = sentences.findLast(({ atS, endS }) => atS < part.atS + along.per && endS > part.atS);
    return [
      clockTime(part.atS),
      `${words.viewings} ${formats.count(part.viewings)}`,
      ...(part.left > 0 ? [words.left(formats.count(part.left))] : []),
      ...(said ? [`«${said.text}»`] : []),
    ].join(' · ');
  };

  return (
    <Section title={words.title}>
      <div ref={ref}>
        {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
        {!along && state.at === 'loading' && <SkeletonBlock height={282} />}
        {along?.parts.length === 0 && <Empty what={words.empty} way={words.emptyWay} />}
        {along && along.parts.length > 0 && (
          <div className={styles.along} aria-busy={state.at === 'loading'}>
            <HoursChart
              label={words.curve}
              series={[
                { name: words.viewings, colour: 'tele', values: along.parts.map((p) => p.viewings), before: [] },
              ]}
              hours={along.parts.length}
              marks={marksOf(along, width)}
              isOngoing={false}
              readout={readout}
              format={formats.count}
              note={words.note}
              words={{ toCome: words.toCome, chooseHour: words.choose }}
            />
            {along.words && isLooped(along.words, along.lengthS) && (
              <p className={styles.note}>{words.looped(clockTime(along.words.lengthS))}</p>
            )}
            {along.words && sentences.length > 0 ? (
              <Sentences sentences={sentences} lengthS={along.lengthS} path={along.words.path} />
            ) : (
              <Empty what={words.wordless} way={words.wordlessWay} />
            )}
          </div>
        )}
      </div>
    </Section>
  );
}

async function fetchAlong(title: string, base: ReportScope, signal: AbortSignal): Promise<Result<Along, RequestError>> {
  const queryState = initialQuery({
    metrics: ['plays'],
    dimensions: ['mediaId', 'mediaLength'],
    conditions: [{ dimension: 'title', isExcluded: false, value: title }],
  });
  const found = await fetchReport(tableQuery({ ...base, queryState, comparison: 'cap' }, 1), signal);
  if (!found.ok) return found;
  const { mediaId = '', mediaLength = '0' } = found.value.rows[0]?.dimensions ?? {};
  if (mediaId === '') return ok({ parts: [], per: 1, lengthS: 0, words: null });
  const per = partSeconds(Number(mediaLength));
  const filter = { is: 'equals' as const, dimension: 'mediaId', value: mediaId };
  const [positions, words] = await Promise.all([
    send('POST', '/api/v1/reports/positions', { ...scopeOf(base), filter, per }, PositionsAnswer, signal),
    get(`/api/site/words/${encodeURIComponent(mediaId)}`, TitleWords, signal),
  ]);
  if (!positions.ok) return positions;
  // A live signal, or a title that left the catalogue, has no words.
  if (!words.ok && words.error.kind !== 'refused') return failed(words.error);
  const parts = positions.value.points.length === 0 ? [] : partsOf(positions.value, per);
  return ok({ parts, per, lengthS: parts.length * per, words: words.ok ? words.value : null });
}

/** Minutes under the curve; chapters of a clip that is not looped have their own marks. */
function marksOf({ parts, per, lengthS, words }: Along, width: number): HourMark[] {
  if (words && words.chapters.length > 0 && !isLooped(words, lengthS)) {
    return words.chapters.map(({ title, startS }) => ({ index: Math.floor(startS / per), text: title, isDay: true }));
  }
  const wholeS = parts.length * per;
  const everyS = namedEvery(wholeS, width, 64, [10, 30, 60, 120, 300, 600, 900, 1800, 3600]);
  return Array.from({ length: Math.ceil(wholeS / everyS) }, (_, i) => ({
    index: (i * everyS) / per,
    text: clockTime(i * everyS),
    isDay: false,
  }));
}
