import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { Caption } from './Caption.tsx';
import type { GalleryItem } from './gallery-view.ts';

interface LightboxProps {
  items: readonly GalleryItem[];
  /** Index of the picture to open with. */
  first: number;
  /** @param place index of the last picture shown */
  onClose(place: number): void;
}

const ARROWS = { previous: 'M15 4l-8 8 8 8', next: 'M9 4l8 8-8 8', close: 'M5 5l14 14M19 5L5 19' } as const;

const Stroke = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d={d} />
  </svg>
);

/**
 * The pictures one at a time, full screen. A native dialog: the page behind is inert, Escape closes. Arrows, Home and
 * End, the buttons and a swipe move along the same strip.
 */
export function Lightbox({ items, first, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(first);
  const last = items.length - 1;

  useEffect(() => {
    dialog.current?.showModal();
    strip.current?.children[first]?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'center' });
  }, [first]);

  const go = (to: number) => strip.current?.children[to]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const onScroll = () => {
    const at = strip.current;
    if (at) setPlace(Math.round(at.scrollLeft / at.clientWidth));
  };

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label="Galeria a pantalla completa"
      onClose={() => onClose(place)}
      onKeyDown={onKeyDown}
    >
      <div className="lightbox-bar">
        <p role="status">
          <span className="hidden">Imatge </span>
          {place + 1} de {items.length}
        </p>
        <button type="button" aria-label="Tanca" onClick={() => dialog.current?.close()}>
          <Stroke d={ARROWS.close} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs a tab stop for the keyboard */}
      <ul className="lightbox-strip" ref={strip} onScroll={onScroll} tabIndex={0} aria-label="Imatges">
        {items.map(({ picture, caption, credit }, at) => (
          <li key={picture.name} inert={at !== place}>
            <figure>
              <Picture picture={picture} sizes="100vw" isFirst={at === first} />
              <Caption caption={caption} credit={credit} />
            </figure>
          </li>
        ))}
      </ul>
      <div className="lightbox-moves">
        <button type="button" aria-label="Imatge anterior" disabled={place === 0} onClick={() => go(place - 1)}>
          <Stroke d={ARROWS.previous} />
        </button>
        <button type="button" aria-label="Imatge següent" disabled={place === last} onClick={() => go(place + 1)}>
          <Stroke d={ARROWS.next} />
        </button>
      </div>
    </dialog>
  );
}
