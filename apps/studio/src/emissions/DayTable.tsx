import { Link } from 'react-router';
import { peakOf } from '../broadcasts/broadcast-figures.ts';
import type { Broadcast } from '../broadcasts/fetch-broadcasts.ts';
import { ScrollRegion } from '../design/ScrollRegion.tsx';
import { Section } from '../design/Section.tsx';
import { NO_FIGURE } from '../messages/formats.ts';
import { useFormats, useWords } from '../messages/language.ts';
import { TableTools } from '../tables/TableTools.tsx';
import styles from './Emissions.module.css';
import type { DayAnswer } from './EmissionsScreen.tsx';
import { useEmissionsWords } from './emissions-words.ts';
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
      before: (other && day.weekBefore.audiences.get(other.startsAt)) ?? null,
    };
  });
  const { columns } = words;
  const names = [columns.mean, columns.peak, columns.at, columns.share, columns.before];
  const most = Math.max(0, ...rows.map(({ figures }) => figures?.mean ?? 0));
  return (
    <Section title={words.table}>
      <ScrollRegion label={`${words.table}. ${scroll}`}>
        <table className={styles.table} aria-label={words.table}>
          <thead>
            <tr>
              <th scope="col">{columns.time}</th>
              <th scope="col">{columns.name}</th>
              {names.map((name) => (
                <th key={name} scope="col" className={styles.figure}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ broadcast, figures, before }) => (
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
                <td className={styles.figure}>{figures ? formats.mean(figures.mean) : NO_FIGURE}</td>
                <td className={styles.figure}>{figures?.peak ? formats.count(figures.peak.value) : NO_FIGURE}</td>
                <td className={styles.figure}>
                  {figures?.peak ? formats.minute(new Date(figures.peak.atMs)) : NO_FIGURE}
                </td>
                <td className={styles.figure}>
                  {figures?.share === null || !figures ? NO_FIGURE : formats.share(figures.share, 1)}
                </td>
                <td className={styles.figure}>{before ? formats.mean(before.mean) : NO_FIGURE}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <TableTools
        name={words.table}
        cells={() => [
          [columns.time, columns.name, ...names],
          ...rows.map(({ broadcast, figures, before }) => [
            broadcast.startsAt,
            broadcast.title,
            figures?.mean ?? '',
            figures?.peak?.value ?? '',
            figures?.peak ? new Date(figures.peak.atMs).toISOString() : '',
            figures?.share ?? '',
            before?.mean ?? '',
          ]),
        ]}
      />
    </Section>
  );
}
