import { useState } from 'react';
import type { StaffWords } from '../staff-words.ts';
import type { ClickedPlace } from './clicks-on-page.ts';
import { BUTTON, FORM } from './page-controls.ts';

export interface ClickFormats {
  count(value: number): string;
  share(value: number): string;
}

interface ClickTableProps {
  places: readonly ClickedPlace<HTMLElement>[];
  regions: readonly { region: string; count: number; share: number }[];
  words: StaffWords;
  formats: ClickFormats;
  /** The region and link whose element is marked; null for none. */
  onShow: (key: string | null) => void;
}

export const placeKey = ({ region, link }: { region: string; link: string }): string => `${region}\n${link}`;

/** All figures of the map; a press on a link goes to its element. */
export function ClickTable({ places, regions, words, formats, onShow }: ClickTableProps) {
  const [isByRegion, setIsByRegion] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const nameOf = ({ region, link }: { region: string; link: string }) =>
    (region === BUTTON || region === FORM ? words.controls[link] : undefined) ?? (link || '–');
  const regionName = (region: string) => words.regions[region] ?? region;
  const goTo = (element: HTMLElement | undefined) => {
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  };
  const copy = async () => {
    const rows = places.map(({ region, link, count, share }) =>
      // a tab or line break in a link's text would shift the columns
      [nameOf({ region, link }).replace(/\s+/g, ' '), regionName(region), count, formats.share(share)].join('\t'),
    );
    const head = [words.link, words.region, words.clicks, words.share].join('\t');
    await navigator.clipboard.writeText([head, ...rows].join('\n'));
    setIsCopied(true);
  };
  return (
    <>
      <div className="acts">
        {[false, true].map((by) => (
          <button key={String(by)} type="button" aria-pressed={isByRegion === by} onClick={() => setIsByRegion(by)}>
            {by ? words.byRegion : words.byLink}
          </button>
        ))}
        <button type="button" onClick={copy}>
          {isCopied ? words.copied : words.copy}
        </button>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{isByRegion ? words.region : words.link}</th>
            <th scope="col">{words.clicks}</th>
            <th scope="col">{words.share}</th>
          </tr>
        </thead>
        <tbody>
          {isByRegion
            ? regions.map(({ region, count, share }) => (
                <tr key={region}>
                  <th scope="row">{regionName(region)}</th>
                  <td>{formats.count(count)}</td>
                  <td>{formats.share(share)}</td>
                </tr>
              ))
            : places.map((place) => {
                const { region, count, share, elements } = place;
                const key = placeKey(place);
                return (
                  <tr key={key} onMouseEnter={() => onShow(key)} onMouseLeave={() => onShow(null)}>
                    <th scope="row">
                      {elements.length > 0 ? (
                        <button
                          type="button"
                          className="go"
                          onFocus={() => onShow(key)}
                          onClick={() => goTo(elements[0])}
                        >
                          {nameOf(place)}
                        </button>
                      ) : (
                        nameOf(place)
                      )}
                      <span className="about">
                        {regionName(region)}
                        {elements.length === 0 && ` · ${words.absent}`}
                        {elements.length > 1 && ` · ${words.places(elements.length)}`}
                      </span>
                    </th>
                    <td>{formats.count(count)}</td>
                    <td>{formats.share(share)}</td>
                  </tr>
                );
              })}
        </tbody>
      </table>
      <p className="quiet">{words.note}</p>
    </>
  );
}
