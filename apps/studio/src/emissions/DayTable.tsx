import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { peakOf } from '../broadcasts/broadcast-figures.ts';
import type { Broadcast } from '../broadcasts/broadcast-scope.ts';
import { ScrollRegion } from '../design/ScrollRegion.tsx';
import { Section } from '../design/Section.tsx';
import { NO_FIGURE } from '../messages/formats.ts';
import { useFormats, useWords } from '../messages/language.ts';
import { SortHeader } from '../tables/SortHeader.tsx';
import { TableTools } from '../tables/TableTools.tsx';
import { inOrder } from '../tables/table-order.ts';
import { useTableState } from '../tables/use-table-state.ts';
import { BroadcastFigure, PeakMinute } from './BroadcastFigure.tsx';
import styles from './Emissions.module.css';
import { useEmissionsWords } from './emissions-words.ts';
import type { DayAnswer } from './fetch-day.ts';
import { sameBroadcast } from './same-broadcast.ts';
import type { useEmissions } from './use-emissions.ts';

/** The day's schedule with the audience of each broadcast; a name opens it. */
export function DayTable({
  day,
  chosen,
  addressOf,
  nowMs,
}: {
  day: DayAnswer;
  chosen: Broadcast | null;
  addressOf: ReturnType<typeof useEmissions>['addressOf'];
  nowMs: number;
}) {
  const words = useEmissionsWords();
  const { scroll } = useWords().table;
  const formats = useFormats();
  const rows = day.broadcasts.map((broadcast) => {
    const [startMs, endMs] = [Date.parse(broadcast.startsAt), Math.min(Date.parse(broadcast.endsAt), nowMs)];
    const other = sameBroadcast(broadcast, day.weekBefore.broadcasts);
    const audience = day.audiences.get(broadcast.startsAt);
    return {
      broadcast,
      figures: audience ? { ...audience, peak: peakOf(day.minutes, startMs, endMs) } : null,
      untilMs: endMs,
      other,
      before: (other && day.weekBefore.audiences.get(other.startsAt)) ?? null,
    };
  });
  type Row = (typeof rows)[number];
  const { columns } = words;
  const valued: { name: string; value: (row: Row) => string | number; isNumber?: boolean }[] = [
    { name: columns.time, value: ({ broadcast }) => broadcast.startsAt },
    { name: columns.name, value: ({ broadcast }) => broadcast.title },
    { name: columns.mean, value: ({ figures }) => figures?.mean ?? '', isNumber: true },
    { name: columns.peak, value: ({ figures }) => (figures ? (figures.peak?.value ?? 0) : ''), isNumber: true },
    { name: columns.at, value: ({ figures }) => (figures?.peak ? new Date(figures.peak.atMs).toISOString() : '') },
    { name: columns.share, value: ({ figures }) => figures?.share ?? '', isNumber: true },
    { name: columns.before, value: ({ before }) => before?.mean ?? '', isNumber: true },
  ];
  const { sort, setSort } = useTableState(valued, 'taula-emissions');
  const sorted = inOrder(rows, valued, '', sort);
  const { scope } = day;
  const most = Math.max(0, ...rows.map(({ figures }) => figures?.mean ?? 0));
  return (
    <Section title={words.table}>
      <ScrollRegion label={`${words.table}. ${scroll}`}>
        <table className={styles.table} aria-label={words.table}>
          <thead>
            <tr>
              {valued.map(({ name, isNumber = false }, at) => (
                <SortHeader
                  key={name}
                  name={name}
                  isNumber={isNumber}
                  className={at < 2 ? undefined : styles.figure}
                  sort={sort}
                  onSort={setSort}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ broadcast, figures, before, other, untilMs }) => (
              <tr key={broadcast.startsAt} aria-current={broadcast === chosen ? 'true' : undefined}>
                <td className={styles.time}>{formats.minute(broadcast.startsAt)}</td>
                <th
                  scope="row"
                  style={{ backgroundSize: `${figures && most > 0 ? (figures.mean / most) * 100 : 0}% 100%` }}
                >
                  {figures ? (
                    <Link to={{ pathname: '/fitxa/emissio', search: addressOf({ broadcast: broadcast.startsAt }) }}>
                      {broadcast.title}
                    </Link>
                  ) : (
                    broadcast.title
                  )}
                </th>
                <FigureCell
                  {...{ scope, broadcast, untilMs }}
                  name={columns.mean}
                  metric="broadcastAudience"
                  value={figures?.mean}
                  text={formats.mean}
                />
                <FigureCell
                  {...{ scope, broadcast, untilMs }}
                  name={columns.peak}
                  metric="peakConcurrency"
                  value={figures && (figures.peak?.value ?? 0)}
                  text={formats.count}
                />
                <td className={styles.figure}>
                  {figures?.peak ? (
                    <PeakMinute name={columns.at} scope={scope} broadcast={broadcast} peak={figures.peak}>
                      {formats.minute(new Date(figures.peak.atMs))}
                    </PeakMinute>
                  ) : (
                    NO_FIGURE
                  )}
                </td>
                <FigureCell
                  {...{ scope, broadcast, untilMs }}
                  name={columns.share}
                  metric="broadcastShare"
                  value={figures?.share}
                  text={(share) => formats.share(share, 1)}
                />
                <FigureCell
                  {...{ scope, broadcast: other ?? broadcast, untilMs: Date.parse((other ?? broadcast).endsAt) }}
                  name={columns.before}
                  metric="broadcastAudience"
                  value={before?.mean}
                  text={formats.mean}
                />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <TableTools
        name={words.table}
        cells={() => [valued.map(({ name }) => name), ...sorted.map((row) => valued.map(({ value }) => value(row)))]}
      />
    </Section>
  );
}

interface FigureCellProps extends Omit<ComponentProps<typeof BroadcastFigure>, 'value' | 'children'> {
  value: number | null | undefined;
  text: (value: number) => string;
}

/** A figure that opens its basis; without a value, the placeholder of a missing figure. */
const FigureCell = ({ value, text, ...figure }: FigureCellProps) => (
  <td className={styles.figure}>
    {value === null || value === undefined ? (
      NO_FIGURE
    ) : (
      <BroadcastFigure {...figure} value={value}>
        {text(value)}
      </BroadcastFigure>
    )}
  </td>
);
