import type { ReactNode } from 'react';

/** What comes after a medium. */
export interface NextEpisode {
  title: string;
  /** `T1 · E4`, or the programme. */
  place: string;
  picture: ReactNode;
  /** Its page, for who opens it in another tab. */
  href: string;
  /** Goes there and plays. */
  go(): void;
}
