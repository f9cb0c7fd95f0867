import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { useViewChanges } from '../use-page-changes.ts';
import { type ClickFormats, placeKey } from './ClickTable.tsx';
import type { ClickedPlace } from './clicks-on-page.ts';

interface Mark {
  key: string;
  at: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
  text: string;
  /** Clicks relative to the most clicked link, 0 to 1. */
  heat: number;
}

/** Room around a link's text, px. */
const ROOM_PX = 2;

const isVisible = ({ width, height, bottom, top }: DOMRect): boolean =>
  width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;

/** A frame and the figure on each clicked link in view. The table says the same to those who cannot see it. */
export function ClickMarks({
  places,
  shown,
  changes,
  formats,
}: {
  places: readonly ClickedPlace<HTMLElement>[];
  shown: string | null;
  changes: number;
  formats: ClickFormats;
}) {
  const [marks, setMarks] = useState<Mark[]>([]);
  const most = places[0]?.count ?? 1;
  const moves = useViewChanges();
  // biome-ignore lint/correctness/useExhaustiveDependencies: places move with the page
  useLayoutEffect(() => {
    setMarks(
      places.flatMap((place) =>
        place.elements.flatMap((element): Mark[] => {
          const at = element.getBoundingClientRect();
          if (!isVisible(at)) return [];
          const text = `${formats.count(place.count)} · ${formats.share(place.share)}`;
          return [{ key: placeKey(place), at, text, heat: place.count / most }];
        }),
      ),
    );
  }, [places, changes, moves]);
  return (
    <div className="marks" aria-hidden="true">
      {marks.map(({ key, at, text, heat }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: several elements have the same key
          key={`${key}-${index}`}
          className="mark"
          data-shown={key === shown || undefined}
          style={
            {
              left: at.left - ROOM_PX,
              top: at.top - ROOM_PX,
              width: at.width + 2 * ROOM_PX,
              height: at.height + 2 * ROOM_PX,
              '--heat': heat,
            } as CSSProperties // cast: a custom property
          }
        >
          <b>{text}</b>
        </span>
      ))}
    </div>
  );
}
