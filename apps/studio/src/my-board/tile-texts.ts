import type { Formats } from '../messages/formats.ts';
import { startOfDay } from '../period/civil-day.ts';
import type { SavedViewsWords } from '../saved-views/saved-views-catalan.ts';
import type { PathFigures } from './path-scope.ts';

interface TileTexts {
  metric: string;
  number: string;
  note: string;
  rows: { key: string; name: string; value: string }[];
}

const NOTHING = '–';

export function textsOf(
  figures: PathFigures,
  words: SavedViewsWords['figures'],
  formats: Formats,
  timeZone: string,
  reasonLabel: (reason: string) => string,
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
    case 'alerts':
      return {
        metric: words.openAlerts,
        number: formats.count(figures.count),
        note: figures.count === 0 ? words.noAlerts : '',
        rows: figures.rows.map(({ name, beganAt }) => ({
          key: name + beganAt,
          name,
          value: formats.dateTime(beganAt),
        })),
      };
    case 'rejected':
      return {
        metric: words.rejected,
        number: formats.count(figures.count),
        note: figures.isMore ? words.atLeast : figures.count === 0 ? words.noneRejected : '',
        rows: figures.rows.map(({ reason, count }) => ({
          key: reason,
          name: reasonLabel(reason),
          value: formats.count(count),
        })),
      };
    case 'experiments':
      return {
        metric: words.running,
        number: formats.count(figures.count),
        note: figures.count === 0 ? words.noneRunning : '',
        rows: figures.names.map((name) => ({ key: name, name, value: '' })),
      };
  }
}
