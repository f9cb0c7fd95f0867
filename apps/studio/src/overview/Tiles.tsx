import type { MetricName, Totals } from '@sintonia/contracts';
import { useCurveNotes } from '../annotations/use-curve-notes.tsx';
import { Sparkline } from '../charts/Sparkline.tsx';
import type { Messages } from '../messages/catalan.ts';
import type { Formats } from '../messages/formats.ts';
import { useFormats, useWords } from '../messages/language.ts';
import type { ReportScope } from '../query/report-request.ts';
import type { Overview } from './fetch-overview.ts';
import { hoursBetween } from './hour-marks.ts';
import { overviewQuery } from './overview-query.ts';
import { completedPart, secondsPerViewer } from './play-ratios.ts';
import { Tile } from './Tile.tsx';
import styles from './Tiles.module.css';

/** Metrics of the tiles, in their order. */
export const FIGURES: readonly MetricName[] = [
  'pageviews',
  'visitors',
  'visits',
  'exemptPageviews',
  'plays',
  'uniqueViewers',
  'completions',
  'contentTimeSpent',
];
const CURVE_COLOURS = { pageviews: 'temps', visitors: 'radio', plays: 'tele' } as const;
const hasCurve = (name: MetricName): name is keyof typeof CURVE_COLOURS => name in CURVE_COLOURS;

/** Text under a number without a sparkline: its ratio to another, if any. */
function noteOf(name: MetricName, t: Totals, formats: Formats, words: Messages['overview']): string {
  switch (name) {
    case 'visits':
      return t.visitors > 0 ? words.perVisitor(formats.ratio(t.visits / t.visitors)) : '';
    case 'exemptPageviews':
      return t.pageviews > 0 ? words.ofPageviews(formats.share(t.exemptPageviews, t.pageviews)) : '';
    case 'uniqueViewers':
      return t.uniqueViewers > 0 ? words.perViewer(formats.ratio(t.plays / t.uniqueViewers)) : '';
    case 'completions':
      return completedPart(t) === null ? '' : words.ofPlays(formats.share(t.completions, t.plays));
    case 'contentTimeSpent': {
      const seconds = secondsPerViewer(t);
      return seconds === null ? '' : words.timePerViewer(formats.duration(seconds));
    }
    default:
      return '';
  }
}

export function Tiles({ overview, scope }: { overview: Overview; scope: ReportScope }) {
  const words = useWords();
  const formats = useFormats();
  const { report, compared, span } = overview;
  const { notes } = useCurveNotes(
    report.hours.map(({ hour }) => Date.parse(hour)),
    span.edge.getTime(),
  );
  return (
    <ul className={styles.tiles} aria-label={words.overview.figures}>
      {FIGURES.map((name) => (
        <Tile
          key={name}
          name={words.metrics[name]}
          value={report.totals[name]}
          before={compared ? compared.totals[name] : null}
          of={name === 'contentTimeSpent' ? 'amount' : 'count'}
          show={name === 'contentTimeSpent' ? formats.duration : formats.count}
          query={overviewQuery(scope, [name])}
        >
          {hasCurve(name) ? (
            <Sparkline
              values={report.hours.map((hour) => hour[name])}
              of={hoursBetween(span.from, span.edge)}
              colour={CURVE_COLOURS[name]}
              notes={notes}
            />
          ) : (
            noteOf(name, report.totals, formats, words.overview)
          )}
        </Tile>
      ))}
    </ul>
  );
}
