import type { StudioLanguage } from '@sintonia/contracts';
import { CLICK_MAP } from '@sintonia/contracts/studio-addresses';
import { useState } from 'react';
import { ClickMap } from './click-map/ClickMap.tsx';
import { parseClickPeriod } from './click-map/fetch-clicks.ts';
import { entitiesOf } from './page-entities.ts';
import { staffWords } from './staff-words.ts';
import { usePageChanges } from './use-page-changes.ts';

/** A button at the edge of the page: this page, title and programme in the studio, the click map, the inspector. */
export function StaffTools({ language, onClose }: { language: StudioLanguage; onClose: () => void }) {
  const words = staffWords(language);
  const changes = usePageChanges();
  const [isOpen, setIsOpen] = useState(false);
  const requestedMap = new URLSearchParams(window.location.search).get(CLICK_MAP);
  const [hasMap, setHasMap] = useState(requestedMap !== null);
  const [first] = useState(() => parseClickPeriod(requestedMap));
  const entities = entitiesOf(window.digitalData, window.location.pathname);
  const pageName = entities[0]?.value ?? '';
  if (hasMap) {
    return (
      <ClickMap
        pageName={pageName}
        first={first}
        changes={changes}
        language={language}
        words={words}
        onClose={() => setHasMap(false)}
      />
    );
  }
  return (
    <aside className="tools" lang={language} aria-label={words.tools}>
      {isOpen && (
        <ul id="ways">
          {entities.map(({ kind, value, address }) => (
            <li key={kind}>
              <a href={address} target="_blank" rel="noreferrer">
                {words.entities[kind]}
                <span className="about">{value}</span>
              </a>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => setHasMap(true)}>
              {words.clickMap}
            </button>
          </li>
          <li>
            <a href="?inspector">{words.inspector}</a>
          </li>
          <li>
            <button type="button" className="quiet" onClick={onClose}>
              {words.hide}
            </button>
          </li>
        </ul>
      )}
      <button
        type="button"
        className="handle"
        aria-expanded={isOpen}
        aria-controls="ways"
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
      >
        {words.studio}
      </button>
    </aside>
  );
}
