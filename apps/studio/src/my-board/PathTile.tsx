import type { SavedView } from '@sintonia/contracts';
import { use, useCallback } from 'react';
import { Link } from 'react-router';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import type { Formats } from '../messages/formats.ts';
import { TimeZoneContext, useFormats } from '../messages/language.ts';
import { startOfDay } from '../period/civil-day.ts';
import type { SavedViewsWords } from '../saved-views/saved-views-catalan.ts';
import { useSavedViewsWords } from '../saved-views/use-saved-views-words.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import { useSuite } from '../suite/use-suite.ts';
import styles from './MyBoard.module.css';
import type { loadOf, PathFigures } from './path-figures.ts';

/** A saved analysis or day of broadcasts: its main figure, and what it is made of. Links to the screen. */
export function PathTile({ view, load }: { view: SavedView; load: NonNullable<ReturnType<typeof loadOf>> }) {
  const words = useSavedViewsWords();
  const formats = useFormats();
  const timeZone = use(TimeZoneContext);
  const { suites } = useSuite();
  const { state, again } = useAnswer(
    useCallback(
      (signal: AbortSignal) => load({ timeZone, suites, nowMs: Date.now() }, signal),
      [load, timeZone, suites],
    ),
  );
  const shown = lastOf(state);
  if (!shown) {
    return state.at === 'failed' ? <Problem error={state.error} onRetry={again} /> : <SkeletonBlock height={150} />;
  }
  const { metric, number, note, rows } = textsOf(shown, words.figures, formats, timeZone);
  return (
    <>
      <p className={styles.metric}>{metric}</p>
      <p className={styles.number}>{number}</p>
      <p className={styles.change}>{note}</p>
      <ol className={styles.rows}>
        {rows.map(({ key, name, value }) => (
          <li key={key}>
            <span className={styles.value}>{name}</span> <span>{value}</span>
          </li>
        ))}
      </ol>
      <Link to={view.path} className={styles.cover} draggable={false}>
        <span className="heard">{words.openOf(view.name)}</span>
      </Link>
    </>
  );
}

interface TileTexts {
  metric: string;
  number: string;
  note: string;
  rows: { key: string; name: string; value: string }[];
}

const NOTHING = '–';

function textsOf(
  figures: PathFigures,
  words: SavedViewsWords['figures'],
  formats: Formats,
  timeZone: string,
): TileTexts {
  switch (figures.kind) {
    case 'funnel': {
      const { steps } = figures;
      const last = steps.at(-1);
      return {
        metric: words.finished,
        number: typeof last?.ofFirst === 'number' ? formats.share(last.ofFirst, 1) : NOTHING,
        note: words.ofFirst(formats.count(last?.count ?? 0), formats.count(steps[0]?.count ?? 0), figures.each),
        rows: steps.map(({ count }, at) => ({
          key: String(at),
          name: words.step(formats.count(at + 1)),
          value: formats.count(count),
        })),
      };
    }
    case 'flow':
      return {
        metric: figures.value || NOTHING,
        number: formats.count(figures.times),
        note: words.after,
        rows: figures.after.map(({ value, count }) => ({
          key: value,
          name: value || NOTHING,
          value: formats.share(count, figures.times),
        })),
      };
    case 'retention': {
      // The last week of a period is rarely whole: only weeks whose next one is not the last.
      const followed = figures.cohorts.filter(({ seen }) => seen.length > 2);
      const [returned, came] = followed.reduce(
        ([some, all], { seen, visitors }) => [some + (seen[1] ?? 0), all + visitors],
        [0, 0],
      );
      return {
        metric: words.returned,
        number: came > 0 ? formats.share(returned, came) : NOTHING,
        note: words.ofVisitors(formats.count(returned), formats.count(came)),
        rows: followed.slice(-3).map(({ week, visitors, seen }) => ({
          key: week,
          name: words.weekOf(formats.day(startOfDay(week, timeZone))),
          value: formats.share(seen[1] ?? 0, visitors),
        })),
      };
    }
    case 'broadcasts': {
      const [most] = figures.rows;
      const peak = most?.peak;
      return {
        metric: most ? `${words.audience} · ${most.title}` : words.audience,
        number: most ? formats.ratio(most.mean) : NOTHING,
        note: [figures.channel, peak && words.peak(formats.count(peak.value), formats.minute(new Date(peak.atMs)))]
          .filter(Boolean)
          .join(' · '),
        rows: figures.rows.map(({ title, startsAt, mean }) => ({
          key: startsAt,
          name: `${formats.minute(startsAt)} ${title}`,
          value: formats.ratio(mean),
        })),
      };
    }
  }
}
