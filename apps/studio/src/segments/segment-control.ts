import { createContext, type ReactNode } from 'react';

/**
 * Control that chooses segments, in the bar of every screen of queries. The shell provides it, because the bar must not
 * import a screen.
 */
export const SegmentControl = createContext<ReactNode>(null);
