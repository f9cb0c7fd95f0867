import type { ParallelFigure, ParallelMetric, ParallelRunReport } from '@sintonia/contracts';
import { Section } from '../design/Section.tsx';
import { OpenableFigure } from '../figures/OpenableFigure.tsx';
import { NO_FIGURE } from '../messages/formats.ts';
import { useFormats, useWords } from '../messages/language.ts';
import { useScreenWords } from '../messages/use-screen-words.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import styles from './DayTable.module.css';
import { unexplained } from './unexplained.ts';

interface Row {
  day: string;
  figure: ParallelFigure;
}

const STEPS = ['withoutIdentifier', 'robots', 'arrival'] as const;

interface DayTableProps {
  days: ParallelRunReport['days'];
  metric: ParallelMetric;
  /** Null for the server's default. */
  suite: string | null;
}

/** One row a day: from our figure, step by step, to theirs. */
export function DayTable({ days, metric, suite }: DayTableProps) {
  const { parallelRun: words } = useScreenWords();
  const { metrics } = useWords();
  const formats = useFormats();
  const rows: Row[] = days.map(({ day, figures }) => ({ day, figure: figures[metric] }));
  const shown = (value: number) => (metric === 'contentTimeSpent' ? formats.duration(value) : formats.count(value));
  const signed = (value: number) => {
    if (value === 0) return NO_FIGURE;
    return `${value < 0 ? '−' : '+'}${shown(Math.abs(value))}`;
  };
  const columns: Column<Row>[] = [
    {
      name: words.day,
      value: (row) => row.day,
      show: (row) => <span className={styles.day}>{formats.day(`${row.day}T12:00:00Z`)}</span>,
    },
    {
      name: words.ours,
      value: (row) => row.figure.ours,
      show: ({ day, figure }) => (
        <OpenableFigure
          name={`${metrics[metric]}, ${formats.day(`${day}T12:00:00Z`)}`}
          query={{ ...(suite !== null && { suite }), period: { from: day, to: day }, metrics: [metric] }}
          value={figure.ours}
        >
          {shown(figure.ours)}
        </OpenableFigure>
      ),
      isNumber: true,
    },
    ...STEPS.map(
      (step): Column<Row> => ({
        name: words[step],
        value: (row) => row.figure[step],
        show: (row) => signed(row.figure[step]),
        isNumber: true,
      }),
    ),
    {
      name: words.expected,
      value: (row) => row.figure.expected,
      show: (row) => shown(row.figure.expected),
      isNumber: true,
    },
    {
      name: words.theirs,
      value: (row) => row.figure.theirs ?? '',
      show: (row) => (row.figure.theirs === null ? NO_FIGURE : shown(row.figure.theirs)),
      isNumber: true,
    },
    {
      name: words.unexplained,
      value: (row) => unexplained(row.figure) ?? '',
      show: ({ figure }) => {
        const rest = unexplained(figure);
        if (rest === null) return NO_FIGURE;
        return (
          <strong>
            {rest === 0 ? shown(0) : signed(rest)}{' '}
            {rest !== 0 && figure.expected > 0 && (
              <span className={styles.share}>{formats.change(figure.theirs ?? 0, figure.expected)}</span>
            )}
          </strong>
        );
      },
      isNumber: true,
    },
  ];
  const name = metrics[metric];
  return (
    <Section title={words.byDay(name)}>
      <ReportTable
        inAddress="taula-dies"
        caption={words.byDay(name)}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.day}
      />
      <dl className={styles.causes}>
        {STEPS.map((step) => (
          <div key={step}>
            <dt>{words[step]}</dt>
            <dd>{words.why[step]}</dd>
          </div>
        ))}
        <div>
          <dt>{words.unexplained}</dt>
          <dd>{words.why.unexplained}</dd>
        </div>
      </dl>
    </Section>
  );
}
