import type { VisitorHit, VisitorPlayback } from '@sintonia/contracts';
import { Section } from '../design/Section.tsx';
import { EntityLink } from '../links/EntityLink.tsx';
import { knownWord } from '../messages/known-word.ts';
import { useFormats, useWords } from '../messages/language.ts';
import { useValueText } from '../query/use-value-text.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import { HitDetail } from './HitDetail.tsx';
import { hitDetail } from './hit-detail.ts';
import { PlaybackEnd } from './PlaybackEnd.tsx';
import styles from './Privacy.module.css';
import { endOf } from './playback-end.ts';
import { useVisitorWords } from './visitor-words.ts';

/** The newest rows of one kind, with their file. */
function Rows<Row>({
  title,
  none,
  columns,
  rows,
  all,
  rowKey,
}: {
  title: string;
  /** Shown in place of an empty table. */
  none: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  all: number;
  rowKey: (row: Row) => string;
}) {
  const words = useVisitorWords();
  const formats = useFormats();
  return (
    <Section title={title}>
      {rows.length < all && (
        <p className={styles.quiet}>{words.newest(formats.count(rows.length), formats.count(all))}</p>
      )}
      {rows.length === 0 ? (
        <p className={styles.lead}>{none}</p>
      ) : (
        <ReportTable caption={title} columns={columns} rows={rows} rowKey={rowKey} isStacked />
      )}
    </Section>
  );
}

export function Hits({ rows, all }: { rows: readonly VisitorHit[]; all: number }) {
  const words = useVisitorWords();
  const { events } = useWords().realtime;
  const formats = useFormats();
  const textOf = useValueText();
  const columns: Column<VisitorHit>[] = [
    { name: words.at, value: ({ at }) => at, show: ({ at }) => <time dateTime={at}>{formats.dateTime(at)}</time> },
    { name: words.what, value: ({ kind }) => knownWord(events, kind) },
    {
      name: words.page,
      value: ({ page }) => page,
      show: ({ page, title }) =>
        page ? (
          <EntityLink kind="page" value={page}>
            {title || page}
          </EntityLink>
        ) : (
          '–'
        ),
    },
    {
      name: words.detail,
      value: (hit) => hitDetail(hit, textOf, formats.duration),
      show: (hit) => <HitDetail hit={hit} duration={formats.duration} />,
    },
    { name: words.from, value: ({ referrer }) => referrer },
    {
      name: words.device,
      value: ({ device, browser, os }) => [device && textOf('device', device), browser, os].filter(Boolean).join(' · '),
    },
  ];
  return (
    <Rows
      title={words.seen}
      none={words.seenNone}
      columns={columns}
      rows={rows}
      all={all}
      rowKey={(row) => JSON.stringify(row)}
    />
  );
}

export function Playback({ rows, all }: { rows: readonly VisitorPlayback[]; all: number }) {
  const words = useVisitorWords();
  const formats = useFormats();
  const textOf = useValueText();
  const columns: Column<VisitorPlayback>[] = [
    { name: words.at, value: ({ at }) => at, show: ({ at }) => <time dateTime={at}>{formats.dateTime(at)}</time> },
    {
      name: words.name,
      value: ({ title }) => title,
      show: ({ title }) =>
        title ? (
          <EntityLink kind="title" value={title}>
            {title}
          </EntityLink>
        ) : (
          '–'
        ),
    },
    {
      name: words.channel,
      value: ({ channel }) => channel,
      show: ({ channel }) =>
        channel ? (
          <EntityLink kind="channel" value={channel}>
            {textOf('playbackChannel', channel)}
          </EntityLink>
        ) : (
          '–'
        ),
    },
    {
      name: words.time,
      value: ({ playedS }) => playedS,
      show: ({ playedS }) => formats.duration(playedS),
      isNumber: true,
    },
    {
      name: words.end,
      value: (row) => endOf(row, words),
      show: (row) => <PlaybackEnd playback={row} />,
    },
  ];
  return (
    <Rows
      title={words.watched}
      none={words.watchedNone}
      columns={columns}
      rows={rows}
      all={all}
      rowKey={({ session }) => session}
    />
  );
}
