import { useEffect, useRef } from 'react';
import css from './Forms.module.css';

/** Error of a submitted form; receives focus, so that keyboard and screen-reader users reach it. */
export function Problem({ children }: { children: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} className={css.problem} role="alert" aria-label="Avís" tabIndex={-1}>
      {children}
    </p>
  );
}
