import { type MouseEvent, useRef, useState } from 'react';
import { useTag } from '../../../shared/measurement/tag-context.ts';
import { SectionHeading } from '../../../ui/frame/SectionHeading.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { Caption } from './Caption.tsx';
import style from './gallery.css?url';
import type { GalleryItem } from './gallery-view.ts';
import { Lightbox } from './Lightbox.tsx';

/**
 * Pictures of a story with captions and credits: a horizontal strip on phones, columns on desktops; each opens full
 * screen. Without JavaScript it links to the picture.
 */
export function Gallery({ items }: { items: readonly GalleryItem[] }) {
  const tag = useTag();
  const [open, setOpen] = useState<number | null>(null);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const show = (event: MouseEvent, place: number) => {
    // Modifier keys open a new tab as usual.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    tag?.track('scClicBoto', { clickIdentifier: 'galeria', clickOrigin: 'galeria' });
    setOpen(place);
  };
  const close = (place: number) => {
    setOpen(null);
    // Focus returns to the last picture shown, not to the first.
    links.current[place]?.focus();
  };
  return (
    <section className="gallery" aria-labelledby="galeria">
      <link rel="stylesheet" href={style} precedence="parts" />
      <SectionHeading id="galeria">En {items.length} imatges</SectionHeading>
      <ul className="gallery-strip">
        {items.map(({ picture, address, caption, credit }, place) => (
          <li key={picture.name}>
            <figure>
              <a
                href={address}
                data-button="galeria"
                ref={(link) => {
                  links.current[place] = link;
                }}
                onClick={(event) => show(event, place)}
              >
                <Picture picture={picture} sizes="(width < 48rem) 82vw, 400px" />
                <span className="hidden">, obre la imatge {place + 1} a pantalla completa</span>
              </a>
              <Caption caption={caption} credit={credit} />
            </figure>
          </li>
        ))}
      </ul>
      {open !== null && <Lightbox items={items} first={open} onClose={close} />}
    </section>
  );
}
