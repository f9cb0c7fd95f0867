import type { ReportQueryInput } from '@sintonia/contracts';
import { OpenableFigure } from '../figures/OpenableFigure.tsx';
import { EntityLink } from '../links/EntityLink.tsx';
import type { EntityKind } from '../links/entity-address.ts';
import { shortKey } from '../links/sheet-address.ts';
import { useFormats } from '../messages/language.ts';
import { useValueName } from '../query/use-value-name.ts';
import { TableTools } from '../tables/TableTools.tsx';
import styles from './RisingFalling.module.css';
import type { Deviation } from './rising-falling.ts';
import { useRisingWords } from './rising-words.ts';

export function List({
  title,
  none,
  rows,
  kind,
  of,
}: {
  title: string;
  none: string;
  rows: readonly Deviation[];
  kind: EntityKind | null;
  /** Query of the last hour, and the dimension whose values these are. */
  of: { query: ReportQueryInput; dimension: string };
}) {
  const words = useRisingWords();
  const formats = useFormats();
  const nameOf = useValueName();
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {rows.length === 0 && <p className={styles.none}>{none}</p>}
      <ol className={styles.list} aria-label={title}>
        {rows.slice(0, SHOWN).map(({ value, now, usual }) => (
          <li key={value} className={styles.row}>
            <span className={styles.name} title={value}>
              {kind ? (
                <EntityLink kind={kind} value={value}>
                  {nameOf(of.dimension, value) ?? value}
                </EntityLink>
              ) : (
                value
              )}
            </span>
            <span className={styles.now}>
              <OpenableFigure
                name={value}
                query={{ ...of.query, filter: { is: 'equals', dimension: of.dimension, value } }}
                value={now}
                group={`puja-${shortKey(of.dimension + value)}`}
              >
                {formats.count(now)}
              </OpenableFigure>
            </span>
            <span className={now > usual ? styles.up : styles.down}>
              <span aria-hidden="true">{now > usual ? '▲' : '▼'} </span>
              {now > usual ? '+' : '−'}
              {formats.ratio(Math.abs(now - usual))}
            </span>
            <span className={styles.usual}>{words.usual(formats.ratio(usual))}</span>
          </li>
        ))}
      </ol>
      {rows.length > 0 && (
        <TableTools
          name={title}
          cells={() => [
            [title, words.lastHour, words.usualHour],
            ...rows.map(({ value, now, usual }) => [(kind && nameOf(of.dimension, value)) ?? value, now, usual]),
          ]}
        />
      )}
    </div>
  );
}

export const SHOWN = 6;
