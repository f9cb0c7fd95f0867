import type { Compared, ReportQueryInput } from '@sintonia/contracts';
import type { ReactNode } from 'react';
import { HeardChange } from '../figures/HeardChange.tsx';
import { OpenableFigure } from '../figures/OpenableFigure.tsx';
import { useFormats, useWords } from '../messages/language.ts';
import styles from './Tile.module.css';

/** Change against the comparison period. A higher value is better for all of these figures. */
function ComparedWith({
  now,
  before,
  of,
  show,
}: {
  now: number;
  before: number;
  of: Compared;
  show: (n: number) => string;
}) {
  const words = useWords().overview;
  const formats = useFormats();
  if (now === before) return <p className={styles.change}>{words.unchanged}</p>;
  const change = formats.change(now, before, of);
  if (change === null) return <p className={styles.change}>{words.fromNothing}</p>;
  return (
    <p className={styles.change}>
      <HeardChange text={change} now={now} before={before} lessIsBetter={false} />
      {words.before(show(before))}
    </p>
  );
}

/** Name, number, change, sparkline or ratio. The number opens its definition and the rows behind it. */
export function Tile({
  name,
  value,
  before,
  of,
  show,
  query,
  children,
}: {
  name: string;
  value: number;
  before: number | null;
  /** How its change is given. */
  of: Compared;
  show: (n: number) => string;
  /** Gives the same number, with its basis. */
  query: ReportQueryInput;
  /** Sparkline by hour, or its ratio to another number. */
  children: ReactNode;
}) {
  return (
    <li className={styles.tile}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.number}>
        <OpenableFigure name={name} query={query} value={value}>
          {show(value)}
        </OpenableFigure>
      </div>
      {before !== null && <ComparedWith now={value} before={before} of={of} show={show} />}
      <div className={styles.foot}>{children}</div>
    </li>
  );
}
