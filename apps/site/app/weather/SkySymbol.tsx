import css from './SkySymbol.module.css';
import type { SkySymbolName } from './sky-text.ts';
import symbols from './symbols.svg?url';

interface SkySymbolProps {
  name: SkySymbolName;
  /** What it says; left out where the words stand beside it. */
  text?: string;
  className?: string | undefined;
  /** Its place within another drawing. */
  at?: { x: number; y: number; width: number; height: number };
}

/** One of the sky's symbols. They are a file of their own, fetched once and kept. */
export const SkySymbol = ({ name, text, className, at }: SkySymbolProps) => (
  <svg
    className={`${css.colours} ${at ? '' : css.size} ${className ?? ''}`}
    viewBox="0 0 32 32"
    {...at}
    role={text ? 'img' : undefined}
    aria-label={text}
    aria-hidden={text ? undefined : 'true'}
  >
    <use href={`${symbols}#${name}`} />
  </svg>
);
