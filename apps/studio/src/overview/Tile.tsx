import type { MetricDefinition } from '@sintonia/contracts';
import { type ReactNode, use } from 'react';
import { Popover } from '../design/Popover.tsx';
import { Change } from '../figures/Change.tsx';
import { LanguageContext, useFormats, useWords } from '../messages/language.ts';
import styles from './Tile.module.css';

/** Definition of a figure: sentence, formula, unit. */
function Definition({ definition, name }: { definition: MetricDefinition; name: string }) {
  const words = useWords().overview;
  const { language } = use(LanguageContext);
  return (
    <Popover
      triggerClass={styles.open}
      label={words.openDefinition(name)}
      title={definition.title[language]}
      trigger={
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <circle cx="8" cy="8" r="7" />
          <path d="M8 7.200V11.500M8 4.600V4.700" />
        </svg>
      }
    >
      <p>{definition.sentence[language]}</p>
      <dl className={styles.definition}>
        <dt>{words.formula}</dt>
        <dd className={styles.formula}>{definition.formula}</dd>
        <dt>{words.unit}</dt>
        <dd>{words.units[definition.unit]}</dd>
      </dl>
    </Popover>
  );
}

/** Change against the comparison period. Of none of these figures is less better. */
function Compared({ now, before, show }: { now: number; before: number; show: (n: number) => string }) {
  const words = useWords().overview;
  const formats = useFormats();
  if (now === before) return <p className={styles.change}>{words.unchanged}</p>;
  const change = formats.change(now, before);
  if (change === null) return <p className={styles.change}>{words.fromNothing}</p>;
  return (
    <p className={styles.change}>
      <span className="heard">{change}</span>
      <Change text={change} now={now} before={before} lessIsBetter={false} /> {words.before(show(before))}
    </p>
  );
}

/** Name, number, change, sparkline or ratio, and an «i» that opens the definition. */
export function Tile({
  name,
  value,
  before,
  show,
  definition,
  children,
}: {
  name: string;
  value: number;
  before: number | null;
  show: (n: number) => string;
  definition: MetricDefinition | undefined;
  /** Sparkline by hour, or its ratio to another number. */
  children: ReactNode;
}) {
  return (
    <li className={styles.tile}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {definition && <Definition definition={definition} name={name} />}
      </div>
      <p className={styles.number}>
        <data value={value}>{show(value)}</data>
      </p>
      {before !== null && <Compared now={value} before={before} show={show} />}
      <div className={styles.foot}>{children}</div>
    </li>
  );
}
