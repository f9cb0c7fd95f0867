import row from '../shared/episodes/EpisodeRow.module.css';
import { Frame, Word, Words } from './SkeletonParts.tsx';

/** Placeholder of an episode's row. */
export const RowSkeleton = () => (
  <div className={row.item}>
    <div className={row.row}>
      <div>
        <p className={row.place}>
          <Word />
        </p>
        <p className={row.title}>
          <Word />
        </p>
        <p className={row.synopsis}>
          <Words lines={3} />
        </p>
      </div>
      <div className={row.picture}>
        <Frame />
      </div>
    </div>
  </div>
);
