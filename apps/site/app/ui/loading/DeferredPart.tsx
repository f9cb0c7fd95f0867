import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { queuePress } from './queue-press.ts';

interface DeferredPartProps {
  /** Contains a lazy component, which the server imports directly. */
  children: ReactNode;
  /** Shown after a navigation while the code loads; the first page has the server's HTML. */
  fallback: ReactNode;
  className?: string | undefined;
}

/**
 * Part of a page that hydrates after the page, when its own code has loaded. Until then it keeps the server's HTML, and
 * a press on one of its buttons waits.
 *
 * React discards the server's HTML of a boundary that receives an update before it hydrates, so the boundary stays the
 * one of the first render until then.
 */
export function DeferredPart({ children, fallback, className }: DeferredPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const latest = (
    <Suspense fallback={fallback}>
      <Ready report={setReady} />
      {children}
    </Suspense>
  );
  const [first] = useState(latest);
  useLayoutEffect(() => (isReady || !place.current ? undefined : queuePress(window, place.current)), [isReady]);
  return (
    <div ref={place} className={className}>
      {isReady ? latest : first}
    </div>
  );
}

/** Calls back when its boundary is hydrated. */
function Ready({ report }: { report: (isReady: true) => void }) {
  useLayoutEffect(() => report(true), [report]);
  return null;
}
