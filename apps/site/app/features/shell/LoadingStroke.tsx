import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import css from './LoadingStroke.module.css';

/**
 * While the next page loads, a brand stroke crosses the top of this one. A live region announces that it loads, and
 * then the title of the new page, because screen readers announce nothing when the document stays the same.
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

/** Empty for the first page, which the browser announces; unchanged where a page only updates a part of itself. */
function useTitleOfPage(): string {
  const { key } = useLocation();
  /** Null once another page has come: a visitor who goes back to the first page hears its title too. */
  const first = useRef<string | null>(key);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (key === first.current) return;
    first.current = null;
    setTitle(document.title);
  }, [key]);
  return title;
}
