import css from './SkySymbol.module.css';
import type { SkySymbolName } from './sky-text.ts';
import symbols from './symbols.svg?url';

interface SkySymbolProps {
  name: SkySymbolName;
  /** Accessible text; left out beside visible text. */
  text?: string;
  className?: string | undefined;
  /** Place inside another drawing. */
  at?: { x: number; y: number; width: number; height: number };
}

/** A symbol of the sky, from one sprite file that is loaded once and cached. */
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
