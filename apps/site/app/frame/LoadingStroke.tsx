import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import css from './LoadingStroke.module.css';

/**
 * While the next page is on its way, a stroke of wind crosses the top of this one. Who cannot see that hears it, and
 * then which page came: in a document that stays, no screen reader says it by itself.
 */
export function LoadingStroke() {
  const isLoading = useNavigation().state !== 'idle';
  const came = useTitleOfPage();
  return (
    <div className={css.line} role="status" data-loading={isLoading || undefined}>
      {isLoading ? (
        <>
          <span className="hidden">S’està carregant la pàgina</span>
          <svg viewBox="0 0 1000 24" preserveAspectRatio="none" fill="none" aria-hidden="true">
            <path d="M0 12C260 20 640 22 1000 2" pathLength="1" vectorEffect="non-scaling-stroke" />
          </svg>
        </>
      ) : (
        <span className="hidden">{came}</span>
      )}
    </div>
  );
}

/** Empty for the first page, which the browser announces; where a page changes a part of itself, nothing new is said. */
function useTitleOfPage(): string {
  const { key } = useLocation();
  const first = useRef(key);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (key !== first.current) setTitle(document.title);
  }, [key]);
  return title;
}
