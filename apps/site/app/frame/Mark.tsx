import css from './Mark.module.css';
import { BRAND_STROKE, WORD } from './mark-outline.ts';

/** The name of the broadcaster that has a drawn mark; any other is set in type. */
const DRAWN = 'tramuntana';

const ID = 'mark';

/** The server draws it; a browser takes it from the page that it was given, and does not fetch it twice. */
const OUTLINES = import.meta.env.SSR
  ? `<path d="${WORD}"></path><path d="${BRAND_STROKE}"></path>`
  : (document.getElementById(ID)?.innerHTML ?? '');

interface MarkProps {
  name: string;
  /** The outlines are in the page once; every other mark points at them. */
  isFirst?: boolean;
}

export function Mark({ name, isFirst = false }: MarkProps) {
  if (name.toLowerCase() !== DRAWN) return <span className={css.typed}>{name}</span>;
  return (
    <svg className={css.drawn} viewBox="0 30 692 76" role="img" aria-label={name} fill="currentColor">
      {isFirst ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own outlines
        <g id={ID} dangerouslySetInnerHTML={{ __html: OUTLINES }} />
      ) : (
        <use href={`#${ID}`} />
      )}
    </svg>
  );
}
