import charts from '../charts/HoursChart.module.css';
import type { ChartNote } from '../charts/HoursChart.tsx';
import { countMarks, upwards } from '../charts/scale.ts';
import { useWidth } from '../charts/use-width.ts';
import { useFormats, useWords } from '../messages/language.ts';
import styles from './MinuteColumns.module.css';

const [HEIGHT, FOOT, HEAD] = [184, 24, 16];

/**
 * Page views by minute, oldest left; the current minute is an outline, and the usual ones are a line. The same as a table
 * for screen readers.
 */
export function MinuteColumns({
  minutes,
  usual,
  notes,
}: {
  minutes: readonly number[];
  /** Null without any. */
  usual: readonly number[] | null;
  notes: readonly ChartNote[];
}) {
  const words = useWords().realtime;
  const formats = useFormats();
  const [ref, width] = useWidth<HTMLDivElement>();
  const peak = Math.max(0, ...minutes);
  const total = minutes.reduce((sum, n) => sum + n, 0);
  const marks = countMarks(Math.max(peak, ...(usual ?? [])), 3);
  const left = 12 + 7.5 * formats.count(marks.at(-1) ?? 1).length;
  const inner = { width: Math.max(1, width - left), height: HEIGHT - FOOT - HEAD };
  const y = upwards(marks.at(-1) ?? 1, inner.height);
  const slot = inner.width / Math.max(1, minutes.length);
  const ago = (index: number) => minutes.length - 1 - index;
  const notesAt = (index: number) => notes.filter(({ bucket }) => bucket === index).map(({ text }) => text);
  const named = (index: number) => ago(index) % (width < 480 ? 10 : 5) === 0;
  const usualAt = (index: number) => (usual ? [words.usually(formats.ratio(usual[index] ?? 0))] : []);
  const figureText = (index: number, count: number) =>
    [formats.count(count), ...usualAt(index), ...notesAt(index)].join(' · ');
  const textOf = (index: number, count: number) => `${words.minutesAgo(ago(index))}: ${figureText(index, count)}`;

  return (
    <figure className={styles.columns} aria-label={words.minuteSummary(formats.count(total), formats.count(peak))}>
      <div ref={ref} style={{ blockSize: HEIGHT }}>
        {width > 0 && (
          <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
            {marks.map((mark) => (
              <g key={mark} className={styles.grid} transform={`translate(0 ${y(mark) + HEAD})`}>
                <path d={`M${left} 0H${width}`} />
                <text x={left - 8} y={4} textAnchor="end">
                  {formats.count(mark)}
                </text>
              </g>
            ))}
            {minutes.map((count, index) => {
              const x = left + index * slot;
              const top = y(count) + HEAD;
              const tall = inner.height + HEAD - top;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: items never change places, so the index is a stable key
                <g key={index}>
                  <rect
                    className={ago(index) === 0 ? styles.ongoing : styles.column}
                    x={x + Math.min(2, slot * 0.15) + 0.5}
                    y={top}
                    width={Math.max(1, slot - Math.min(4, slot * 0.3) - 1)}
                    height={tall}
                  >
                    <title>{textOf(index, count)}</title>
                  </rect>
                  {notesAt(index).length > 0 && (
                    <path className={charts.noted} d={`M${x + slot / 2} ${HEIGHT - FOOT - 7}m-4 7l4 -7l4 7z`}>
                      <title>{textOf(index, count)}</title>
                    </path>
                  )}
                  {named(index) && (
                    <text
                      className={styles.name}
                      x={ago(index) === 0 ? x + slot : x + slot / 2}
                      y={HEIGHT - 6}
                      textAnchor={ago(index) === 0 ? 'end' : 'middle'}
                    >
                      {words.minutesAgo(ago(index))}
                    </text>
                  )}
                  {count === peak && peak > 0 && minutes.indexOf(peak) === index && (
                    <text className={styles.peak} x={x + slot / 2} y={top - 4} textAnchor="middle">
                      {formats.count(count)}
                    </text>
                  )}
                </g>
              );
            })}
            {usual && <path className={styles.usual} d={steps(usual, left, slot, (count) => y(count) + HEAD)} />}
          </svg>
        )}
      </div>
      {usual && <figcaption className={styles.key}>{words.usualLine}</figcaption>}
      <div className="heard">
        <table>
          <caption>{words.byMinute}</caption>
          <tbody>
            {minutes.map((count, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items never change places, so the index is a stable key
              <tr key={index}>
                <th scope="row">{words.minutesAgo(ago(index))}</th>
                <td>{figureText(index, count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** A line that is level for the width of each minute. */
const steps = (counts: readonly number[], left: number, slot: number, y: (count: number) => number): string =>
  `M${left} ${y(counts[0] ?? 0)}${counts.map((count, index) => `V${y(count)}H${left + (index + 1) * slot}`).join('')}`;
