import { BrandStroke } from '../design/BrandStroke.tsx';
import { NO_FIGURE } from '../messages/formats.ts';
import styles from './LiveFigure.module.css';
import { NowFigure } from './NowFigure.tsx';
import type { NowOf } from './now-figure-words.ts';
import { useCounted } from './use-counted.ts';

/** A large current number with its label; `beat` sends a pulse along its stroke. */
export function LiveFigure({
  value,
  name,
  of,
  advice,
  beat,
}: {
  value: number | null;
  name: string;
  of: NowOf;
  advice: string;
  beat?: number;
}) {
  const counted = useCounted(value) ?? value;
  return (
    <div className={styles.figure}>
      <div className={styles.number}>
        {value === null ? NO_FIGURE : <NowFigure {...{ name, of, value }} shown={counted ?? value} />}
        {beat !== undefined && <BrandStroke beat={beat} className={styles.brandStroke ?? ''} />}
      </div>
      <p className={styles.name}>{name}</p>
      <p className={styles.advice}>{advice}</p>
    </div>
  );
}
