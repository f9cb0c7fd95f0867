import { BrandStroke } from '../design/BrandStroke.tsx';
import { NO_FIGURE } from '../messages/formats.ts';
import { useFormats } from '../messages/language.ts';
import styles from './LiveFigure.module.css';

/** A large current number with its label; `beat` sends a pulse along its stroke. */
export function LiveFigure({
  value,
  name,
  way,
  beat,
}: {
  value: number | null;
  name: string;
  way: string;
  beat?: number;
}) {
  const formats = useFormats();
  return (
    <div className={styles.figure}>
      <p className={styles.number}>
        {value === null ? NO_FIGURE : <data value={value}>{formats.count(value)}</data>}
        {beat !== undefined && <BrandStroke beat={beat} className={styles.brandStroke ?? ''} />}
      </p>
      <p className={styles.name}>{name}</p>
      <p className={styles.way}>{way}</p>
    </div>
  );
}
