import { type PointerEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import css from './MunicipalityFinder.module.css';
import outlinesAddress from './map/municipalities.json?url';
import { placePath } from './weather-address.ts';

/** Name and outline by address part, on the map's 1000 units. */
type Outlines = Record<string, [name: string, outline: string]>;

/**
 * For who points with a mouse (keyboards and readers have the search): the municipality under it by name, and its
 * page at a click. The outlines (29 KB) are fetched when the mouse first comes over the map.
 */
export function MunicipalityFinder({ day }: { day: number }) {
  const [outlines, setOutlines] = useState<Outlines | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const hasRequested = useRef(false);
  const navigate = useNavigate();

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || hasRequested.current) return;
    hasRequested.current = true;
    fetch(outlinesAddress)
      .then((response) => (response.ok ? (response.json() as Promise<Outlines>) : null)) // cast: made by `npm run map`
      .then(setOutlines)
      .catch(() => {
        hasRequested.current = false; // offline: the next time the mouse comes over it
      });
  };
  const slugAt = ({ target }: { target: EventTarget }) =>
    target instanceof SVGPathElement ? (target.dataset.slug ?? null) : null;

  return (
    <div className={css.finder} aria-hidden="true" onPointerEnter={onPointerEnter}>
      {outlines && (
        <svg
          className={css.outlines}
          viewBox="0 0 1000 999"
          aria-hidden="true"
          onPointerOver={(event) => setPointed(slugAt(event))}
          onPointerLeave={() => setPointed(null)}
          onClick={(event) => {
            const slug = slugAt(event);
            if (slug) void navigate(placePath(slug, day));
          }}
        >
          {Object.entries(outlines).map(([slug, [, outline]]) => (
            <path key={slug} data-slug={slug} d={outline} />
          ))}
        </svg>
      )}
      {pointed && <p className={css.pointed}>{outlines?.[pointed]?.[0]}</p>}
    </div>
  );
}
