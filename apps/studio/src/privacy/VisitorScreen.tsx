import { VisitorHistory, type VisitorHit } from '@sintonia/contracts';
import { useCallback } from 'react';
import { Link, useLocation } from 'react-router';
import { send } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import buttons from '../design/Button.module.css';
import { Section } from '../design/Section.tsx';
import { EntityLink } from '../links/EntityLink.tsx';
import { visitorOf } from '../links/visitor-address.ts';
import { knownWord } from '../messages/known-word.ts';
import { useFormats } from '../messages/language.ts';
import { AdministratorsOnly } from '../session/AdministratorsOnly.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import styles from './Privacy.module.css';
import { useVisitorWords } from './visitor-words.ts';

type VisitorPlayback = VisitorHistory['playback'][number];

/** All that is stored of one visitor, for administrators; the server notes each opening. */
export function VisitorScreen() {
  const words = useVisitorWords();
  const visitor = visitorOf(useLocation().hash);
  return (
    <AdministratorsOnly title={words.title}>
      <p className={styles.quiet}>{words.kind}</p>
      <ScreenHeader title={visitor === '' ? words.title : shortId(visitor)} />
      {visitor === '' ? (
        <Empty what={words.unknown} way={words.unknownWay} />
      ) : (
        <Visitor key={visitor} visitor={visitor} />
      )}
    </AdministratorsOnly>
  );
}

const shortId = (visitor: string): string =>
  visitor.length > 20 ? `${visitor.slice(0, 8)}…${visitor.slice(-4)}` : visitor;

function Visitor({ visitor }: { visitor: string }) {
  const words = useVisitorWords();
  const formats = useFormats();
  const { state, again } = useAnswer(
    useCallback(
      (signal: AbortSignal) => send('POST', '/api/privacy/visitor', { visitor }, VisitorHistory, signal),
      [visitor],
    ),
  );
  const history = lastOf(state);
  if (state.at === 'failed') return <Problem error={state.error} since={state.since} onRetry={again} />;
  if (!history) return <SkeletonLines widths={[60, 100, 100, 90]} height={48} />;
  const figures: [string, string][] = [
    [words.hits, formats.count(history.counts.hits)],
    [words.sessions, formats.count(history.sessions)],
    [words.playback, formats.count(history.counts.playback)],
    [words.rejected, formats.count(history.counts.rejected)],
    [words.first, history.firstAt ? formats.moment(history.firstAt) : '–'],
    [words.last, history.lastAt ? formats.moment(history.lastAt) : '–'],
    [words.subject, history.subject],
  ];
  return (
    <div className={styles.parts}>
      <div>
        <p className={styles.lead}>{words.lead}</p>
        <p className={styles.acts}>
          <Link className={buttons.plain} to={`/privadesa?${new URLSearchParams({ visitant: visitor })}`}>
            {words.toPrivacy}
          </Link>
          <Link className={buttons.plain} to={`/depurador?${new URLSearchParams({ visitant: visitor })}`}>
            {words.follow}
          </Link>
        </p>
        <dl className={styles.visitorFigures} aria-label={words.figures}>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {history.firstAt === null ? (
        <Empty what={words.nothing} way={words.nothingWay} />
      ) : (
        <>
          <Hits rows={history.hits} all={history.counts.hits} />
          <Playback rows={history.playback} all={history.sessions} />
        </>
      )}
    </div>
  );
}

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

function Hits({ rows, all }: { rows: readonly VisitorHit[]; all: number }) {
  const words = useVisitorWords();
  const formats = useFormats();
  const columns: Column<VisitorHit>[] = [
    { name: words.at, value: ({ at }) => at, show: ({ at }) => <time dateTime={at}>{formats.moment(at)}</time> },
    { name: words.what, value: ({ kind }) => knownWord(words.kinds, kind) },
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
    { name: words.detail, value: ({ detail, campaign }) => [detail, campaign].filter(Boolean).join(' · ') },
    { name: words.from, value: ({ referrer }) => referrer },
    { name: words.device, value: ({ device, browser, os }) => [device, browser, os].filter(Boolean).join(' · ') },
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

function Playback({ rows, all }: { rows: readonly VisitorPlayback[]; all: number }) {
  const words = useVisitorWords();
  const formats = useFormats();
  const endOf = ({ isCompleted, hasFailed }: VisitorPlayback) =>
    isCompleted ? words.completed : hasFailed ? words.broken : words.left;
  const columns: Column<VisitorPlayback>[] = [
    { name: words.at, value: ({ at }) => at, show: ({ at }) => <time dateTime={at}>{formats.moment(at)}</time> },
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
    { name: words.channel, value: ({ channel }) => channel },
    {
      name: words.time,
      value: ({ playedS }) => playedS,
      show: ({ playedS }) => formats.duration(playedS),
      isNumber: true,
    },
    { name: words.end, value: endOf },
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
