import css from './SkySymbol.module.css';
import type { SkySymbolName } from './sky-text.ts';
import { SHAPES } from './symbol-shapes.tsx';

const idOf = (name: string): string => `cel-${name}`;

/** The symbols of a page, once; each `SkySymbol` points at its own. */
export const SkySprite = ({ names }: { names: readonly SkySymbolName[] }) => (
  <svg className={css.sprite} aria-hidden="true">
    {[...new Set(names)].sort().map((name) => (
      <symbol key={name} id={idOf(name)} viewBox="0 0 32 32">
        {SHAPES[name]}
      </symbol>
    ))}
  </svg>
);

interface SkySymbolProps {
  name: SkySymbolName;
  /** What it says; left out where the words stand beside it. */
  text?: string;
  className?: string | undefined;
  /** Its place within another drawing. */
  at?: { x: number; y: number; width: number; height: number };
}

export const SkySymbol = ({ name, text, className, at }: SkySymbolProps) => (
  <svg
    className={`${css.colours} ${at ? '' : css.size} ${className ?? ''}`}
    viewBox="0 0 32 32"
    {...at}
    role={text ? 'img' : undefined}
    aria-label={text}
    aria-hidden={text ? undefined : 'true'}
  >
    <use href={`#${idOf(name)}`} />
  </svg>
);
