/** The outcome of an import run as lines for the operator. Pure. */
import type { FeedKind } from '../../catalogue/imports/formats/read-feed.ts';
import { ITEM_KINDS, type ItemKind } from '../../catalogue/imports/import-item.ts';
import type { ImportOutcome, KindCounts } from '../../catalogue/imports/import-outcome.ts';

const NAMES: Readonly<Record<ItemKind, string>> = {
  broadcaster: 'broadcaster',
  section: 'sections',
  channel: 'channels',
  programme: 'programmes',
  episode: 'episodes',
  story: 'stories',
  broadcast: 'broadcasts',
};
const FEEDS: Readonly<Record<FeedKind, string>> = {
  catalogue: 'a JSON catalogue',
  stories: 'news as RSS',
  videos: 'videos as Media RSS',
  podcast: 'a podcast as RSS',
  schedule: 'a schedule as XMLTV',
};
const SIGNS = { added: '+', changed: '~', removed: '-', replaced: '-' } as const;
/** Most entries listed of each kind, besides the counts. */
const MAX_CHANGES = 20;

export function reportLines(where: string, kind: FeedKind, outcome: ImportOutcome): string[] {
  const { counts, changes, refused, isDryRun, notShown } = outcome;
  const shown = changes.slice(0, MAX_CHANGES);
  const total = ITEM_KINDS.reduce((sum, one) => sum + changesOf(counts[one]), 0);
  return [
    `${where}: ${FEEDS[kind]}${isDryRun ? ' (dry run: nothing is written)' : ''}`,
    ...ITEM_KINDS.flatMap((one) => (counts[one] ? `  ${NAMES[one].padEnd(12)}${countsLine(counts[one])}` : [])),
    ...shown.map(({ what, title }) => `  ${SIGNS[what]} ${title}`),
    ...(total > shown.length ? [`  … and ${total - shown.length} more`] : []),
    ...(refused.length > 0 ? [`  refused: ${refused.length}`] : []),
    ...refused.map(({ at, title, reason }) => `    ${at}: ${title}: ${reason}`),
    ...(total === 0 ? ['  Nothing has changed.'] : []),
    ...(notShown && !isDryRun ? [`  The site does not show it yet: ${notShown}`] : []),
  ];
}

const changesOf = (counts: KindCounts | undefined): number =>
  counts ? counts.added + counts.changed + counts.removed + counts.replaced : 0;

const countsLine = ({ added, changed, unchanged, removed, replaced }: KindCounts): string =>
  [
    `${added} added, ${changed} changed, ${unchanged} unchanged`,
    removed > 0 ? `${removed} removed` : '',
    replaced > 0 ? `${replaced} replaced` : '',
  ]
    .filter(Boolean)
    .join(', ');
