import type { ReactNode } from 'react';
import layout from './layout.module.css';

/** A part of a screen that scrolls sideways when it is too wide, also by keyboard. @param label its accessible name */
export const ScrollRegion = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs a tab stop for the keyboard
  <section className={layout.scroll} tabIndex={0} aria-label={label}>
    {children}
  </section>
);
