import type { CSSProperties } from 'react';
import { SkeletonLines } from '../states/Skeleton.tsx';
import styles from './KeyFigures.module.css';

/** Columns of equal rows, for a wide, a middle and a narrow window. */
export const columnsOf = (count: number): CSSProperties =>
  Object.fromEntries(
    Object.entries({ '--wide': 7, '--middle': 4, '--narrow': 2 }).map(([name, most]) => [
      name,
      Math.ceil(count / Math.ceil(count / most)),
    ]),
  );

/** In the places of `KeyFigures`, and as high: name and number of each. */
export const KeyFiguresSkeleton = ({ count }: { count: number }) => (
  <div className={styles.figures} style={columnsOf(count)}>
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items never change places, so the index is a stable key
      <div key={place} className={styles.cell}>
        <div className={styles.figure}>
          <SkeletonLines widths={[72, 44]} height={25} />
        </div>
      </div>
    ))}
  </div>
);
