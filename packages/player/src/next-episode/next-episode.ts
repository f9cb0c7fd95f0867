import type { ReactNode } from 'react';

/** The medium that follows another. */
export interface NextEpisode {
  title: string;
  /** `T1 · E4`, or the programme. */
  place: string;
  picture: ReactNode;
  /** Its page, for opening in another tab. */
  href: string;
  /** Navigates there and plays. */
  go(): void;
}
