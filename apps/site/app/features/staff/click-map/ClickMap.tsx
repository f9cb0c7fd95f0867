import type { StudioLanguage } from '@sintonia/contracts';
import { CLICK_MAP, CLICK_MAP_SCOPE, NAMED_PERIODS } from '@sintonia/contracts/studio-addresses';
import { clickedLink, followedLink } from '@sintonia/tag/inspection';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { StaffWords } from '../staff-words.ts';
import { ClickMarks } from './ClickMarks.tsx';
import { ClickTable } from './ClickTable.tsx';
import { parseClickScope } from './click-scope.ts';
import { clicksByRegion, clicksOnPage, type PageLink } from './clicks-on-page.ts';
import { type ClickPeriod, fetchClicks, type PageClicks, parseClickPeriod } from './fetch-clicks.ts';
import { controlsOf } from './page-controls.ts';

interface ClickMapProps {
  pageName: string;
  first: ClickPeriod;
  /** Count of page changes: links are looked up again when it grows. */
  changes: number;
  language: StudioLanguage;
  words: StaffWords;
  onClose: () => void;
}

/** Links of the page, as link tracking names them. */
function linksOf(document: Document): PageLink<HTMLElement>[] {
  const page = { url: window.location.href, name: '' };
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((element) => {
    const clicked = clickedLink(element);
    const map = clicked && followedLink(clicked, page)?.activityMap;
    return map ? [{ region: map.region, link: map.link, element }] : [];
  });
}

/** Clicks on the links, buttons and forms of this page, drawn over them, with their table. */
export function ClickMap({ pageName, first, changes, language, words, onClose }: ClickMapProps) {
  const [period, setPeriod] = useState(first);
  const [scope, setScope] = useState(() =>
    parseClickScope(new URLSearchParams(window.location.search).get(CLICK_MAP_SCOPE)),
  );
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<PageClicks | 'loading' | 'failed'>('loading');
  const [shown, setShown] = useState<string | null>(null);
  const panel = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    const stop = new AbortController();
    setRead('loading');
    fetchClicks({ page: pageName, period, scope }, stop.signal).then(
      setRead,
      () => stop.signal.aborted || setRead('failed'),
    );
    return () => stop.abort();
  }, [pageName, period, scope, attempt]);
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const address = new URL(window.location.href);
    address.searchParams.set(CLICK_MAP, period);
    if (scope) address.searchParams.set(CLICK_MAP_SCOPE, JSON.stringify(scope));
    else address.searchParams.delete(CLICK_MAP_SCOPE);
    history.replaceState(history.state, '', address);
    return () => {
      const without = new URL(window.location.href);
      without.searchParams.delete(CLICK_MAP);
      without.searchParams.delete(CLICK_MAP_SCOPE);
      history.replaceState(history.state, '', without);
    };
  }, [period, scope]);

  const clicks = typeof read === 'string' ? null : read.clicks;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's links change with it
  const places = useMemo(
    () => (clicks ? clicksOnPage(clicks, [...linksOf(document), ...controlsOf(document)]) : []),
    [clicks, changes],
  );
  const regions = useMemo(() => (clicks ? clicksByRegion(clicks) : []), [clicks]);
  const total = places.reduce((sum, { count }) => sum + count, 0);
  const count = useMemo(() => new Intl.NumberFormat(language), [language]);
  const percent = useMemo(
    () => new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    [language],
  );
  const formats = { count: (n: number) => count.format(n), share: (n: number) => percent.format(n) };

  return (
    <>
      <ClickMarks places={places} shown={shown} changes={changes} formats={formats} />
      <aside
        ref={panel}
        tabIndex={-1}
        className="panel"
        lang={language}
        aria-label={words.clickMap}
        aria-busy={read === 'loading'}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        <header>
          <h2>{words.clickMap}</h2>
          <label>
            <span className="heard">{words.period}</span>
            <select value={period} onChange={({ target }) => setPeriod(parseClickPeriod(target.value))}>
              {NAMED_PERIODS.map((name) => (
                <option key={name} value={name}>
                  {words.periods[name]}
                </option>
              ))}
              {first.includes('..') && <option value={first}>{first.replace('..', ' – ')}</option>}
            </select>
          </label>
          <button type="button" onClick={onClose}>
            {words.close}
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs a tab stop for the keyboard */}
        <section className="view" tabIndex={0} aria-label={pageName}>
          <p className="quiet">
            {scope ? words.only(scope.names.join(' · ')) : words.everybody}{' '}
            {scope && (
              <button type="button" onClick={() => setScope(null)}>
                {words.countEverybody}
              </button>
            )}
          </p>
          {read === 'loading' && <p role="status">{words.loading}</p>}
          {read === 'failed' && (
            <p role="alert">
              {words.failed}{' '}
              <button type="button" onClick={() => setAttempt(attempt + 1)}>
                {words.again}
              </button>
            </p>
          )}
          {clicks && total === 0 && (
            <p>
              {words.nothing} <span className="quiet">{words.nothingAdvice}</span>
            </p>
          )}
          {typeof read !== 'string' && total > 0 && (
            // Folds, because it covers a part of the page that it is about.
            <details open>
              <summary>
                <span role="status">
                  {words.summary(
                    formats.count(total),
                    formats.count(read.views),
                    count.format(read.views > 0 ? Math.round((1000 * total) / read.views) / 10 : 0),
                  )}
                </span>
              </summary>
              {read.isOfDemo && <p className="quiet">{words.demo}</p>}
              <ClickTable places={places} regions={regions} words={words} formats={formats} onShow={setShown} />
            </details>
          )}
        </section>
      </aside>
    </>
  );
}
