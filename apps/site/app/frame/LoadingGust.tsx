import { useNavigation } from 'react-router';
import css from './LoadingGust.module.css';

/** While the next page is on its way, a stroke of wind crosses the top of this one. */
export function LoadingGust() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className={css.line} role="status" data-loading={isLoading || undefined}>
      {isLoading && (
        <>
          <span className="hidden">S’està carregant la pàgina</span>
          <svg viewBox="0 0 1000 24" preserveAspectRatio="none" fill="none" aria-hidden="true">
            <path d="M0 12C260 20 640 22 1000 2" pathLength="1" vectorEffect="non-scaling-stroke" />
          </svg>
        </>
      )}
    </div>
  );
}
