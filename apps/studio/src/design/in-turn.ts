import type { ReactNode } from 'react';

/** Parts of a line one after another, with a text between them. */
export const inTurn = (parts: readonly ReactNode[], between: string): ReactNode[] =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [between, part]));
