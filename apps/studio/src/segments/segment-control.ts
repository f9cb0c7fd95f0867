import { createContext, type ReactNode } from 'react';

/** What chooses segments, for the bar of every screen of queries. Provided by the shell, as the bar imports no screen. */
export const SegmentControl = createContext<ReactNode>(null);
