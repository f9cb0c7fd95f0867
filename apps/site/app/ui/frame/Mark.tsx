import css from './Mark.module.css';
import { BRAND_STROKE, WORD } from './mark-outline.ts';

/** Name of the broadcaster that has a drawn logo; any other name is set in type. */
const DRAWN = 'tramuntana';

const ID = 'mark';

/** Only the server bundles the outlines; a browser reuses those of the page and does not download them again. */
const OUTLINES = import.meta.env.SSR
  ? `<path d="${WORD}"></path><path d="${BRAND_STROKE}"></path>`
  : (document.getElementById(ID)?.innerHTML ?? '');

interface MarkProps {
  name: string;
  /** The first logo of a page contains the outlines; the others reference it. */
  isFirst?: boolean;
}

export function Mark({ name, isFirst = false }: MarkProps) {
  if (name.toLowerCase() !== DRAWN) return <span className={css.typed}>{name}</span>;
  return (
    <svg className={css.drawn} viewBox="0 30 692 76" role="img" aria-label={name} fill="currentColor">
      {isFirst ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: static SVG paths from our own source
        <g id={ID} dangerouslySetInnerHTML={{ __html: OUTLINES }} />
      ) : (
        <use href={`#${ID}`} />
      )}
    </svg>
  );
}
