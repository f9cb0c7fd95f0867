import { useEffect, useRef } from 'react';
import css from './Forms.module.css';

/** What is wrong with what was sent; whoever operates by ear or keyboard is brought to it. */
export function Problem({ children }: { children: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} className={css.problem} role="alert" aria-label="Avís" tabIndex={-1}>
      {children}
    </p>
  );
}
