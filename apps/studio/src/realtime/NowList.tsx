import { EntityLink } from '../links/EntityLink.tsx';
import type { EntityKind } from '../links/entity-address.ts';
import { useFormats } from '../messages/language.ts';
import styles from './NowList.module.css';

export interface NowRow {
  key: string;
  name: string;
  note: string;
  count: number;
}

/** Current pages or media: name, place, count, and a line relative to the first. */
export function NowList({
  rows,
  kind,
  empty,
  colour,
}: {
  rows: readonly NowRow[];
  /** Kind of the entities that the names link to. */
  kind: EntityKind;
  empty: string;
  colour: 'temps' | 'tele';
}) {
  const formats = useFormats();
  const most = Math.max(1, ...rows.map((row) => row.count));
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ol className={styles.list}>
      {rows.map((row) => (
        <li key={row.key} className={styles.row}>
          <span className={styles.text}>
            <span className={styles.name}>
              <EntityLink kind={kind} value={row.name}>
                {row.name}
              </EntityLink>
            </span>
            <span className={styles.note}>{row.note}</span>
          </span>
          <data className={styles.count} value={row.count}>
            {formats.count(row.count)}
          </data>
          <svg className={styles.part} viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 1H${(row.count / most) * 100}`} style={{ stroke: `var(--${colour})` }} />
          </svg>
        </li>
      ))}
    </ol>
  );
}
