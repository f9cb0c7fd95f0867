import { lazy, Suspense } from 'react';
import { EntityLink } from '../links/EntityLink.tsx';
import type { EntityKind } from '../links/entity-address.ts';
import { useValueName } from '../query/use-value-name.ts';
import { NowFigure } from './NowFigure.tsx';
import styles from './NowList.module.css';
import type { NowOf } from './now-figure-words.ts';

/** After the figures. */
const NowTools = lazy(async () => ({ default: (await import('./NowTools.tsx')).NowTools }));

export interface NowRow {
  key: string;
  name: string;
  /** '' for none. */
  note: string;
  count: number;
}

/** Current pages, media, channels or sources: name, place, count, and a line relative to the first. */
export function NowList({
  title,
  rows,
  of,
  kind,
  empty,
  colour,
}: {
  /** Names the list and its file. */
  title: string;
  rows: readonly NowRow[];
  /** What is counted. */
  of: NowOf;
  /** Kind of the entities that the names link to; null without pages of their own. */
  kind: EntityKind | null;
  empty: string;
  colour: 'temps' | 'tele';
}) {
  const nameOf = useValueName();
  const most = Math.max(1, ...rows.map((row) => row.count));
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <div>
      <ol className={styles.list} aria-label={title}>
        {rows.map((row) => (
          <li key={row.key} className={styles.row}>
            <span className={styles.text}>
              <span className={styles.name} title={row.name}>
                {kind ? (
                  <EntityLink kind={kind} value={row.name}>
                    {nameOf(kind, row.name) ?? row.name}
                  </EntityLink>
                ) : (
                  row.name
                )}
              </span>
              {row.note !== '' && <span className={styles.note}>{row.note}</span>}
            </span>
            <span className={styles.count}>
              <NowFigure name={row.name} of={of} value={row.count} />
            </span>
            <svg className={styles.part} viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 1H${(row.count / most) * 100}`} style={{ stroke: `var(--${colour})` }} />
            </svg>
          </li>
        ))}
      </ol>
      <Suspense fallback={<div className={styles.tools} />}>
        <NowTools {...{ title, rows, of, kind }} />
      </Suspense>
    </div>
  );
}
