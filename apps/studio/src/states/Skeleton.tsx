import { useWords } from '../messages/language.ts';
import styles from './states.module.css';

/** Placeholder lines; `widths` in percent. Announced once as «loading». */
export function SkeletonLines({ widths, height = 14 }: { widths: readonly number[]; height?: number | string }) {
  const words = useWords();
  return (
    <div className={styles.lines} role="status">
      <span className="heard">{words.loading}</span>
      {widths.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items never change places, so the index is a stable key
        <span key={line} className={styles.line} style={{ inlineSize: `${width}%`, blockSize: height }} />
      ))}
    </div>
  );
}

/** Placeholder rows of a table: with the 14 px between lines, as high as its rows on this device. */
export function SkeletonRows({ widths }: { widths: readonly number[] }) {
  return <SkeletonLines widths={widths} height="calc(var(--row) - 14px)" />;
}

/** A placeholder block of known height, such as a chart. */
export function SkeletonBlock({ height }: { height: number }) {
  return <SkeletonLines widths={[100]} height={height} />;
}
