import { SkeletonBlock, SkeletonLines } from '../states/Skeleton.tsx';
import styles from './OverviewScreen.module.css';
import tiles from './Tiles.module.css';

/** Placeholder: eight tiles, a chart, a table. */
export function OverviewSkeleton() {
  return (
    <div className={styles.report}>
      <div className={tiles.tiles}>
        {Array.from({ length: 8 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items never change places, so the index is a stable key
          <div key={i} className={styles.tile}>
            <SkeletonLines widths={[50, 80, 40]} height={18} />
          </div>
        ))}
      </div>
      <SkeletonBlock height={300} />
      <SkeletonLines widths={[100, 96, 98, 92, 97]} height={20} />
    </div>
  );
}
