/** Clicks on the links of a page, from the query model. */
import type { Filter, ReportAnswer, ReportQueryInput, ReportSuites } from '@sintonia/contracts';
import { type ClickMapScope, type NamedPeriod, QUERIED_PERIODS } from '@sintonia/contracts/studio-addresses';
import type { MeasuredClick } from './clicks-on-page.ts';
import { BUTTON, FORM, SEARCH_FORM } from './page-controls.ts';

/** Days of the calendar, both inclusive, as the studio writes them. */
type Days = `${string}..${string}`;
export type ClickPeriod = NamedPeriod | Days;

const isNamed = (text: string): text is NamedPeriod => Object.hasOwn(QUERIED_PERIODS, text);
const isDays = (text: string): text is Days => /^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/.test(text);

/** `clics=` in the address; anything else means the last seven days. */
export const parseClickPeriod = (text: string | null): ClickPeriod =>
  text !== null && (isNamed(text) || isDays(text)) ? text : '7d';

function queryPeriod(period: ClickPeriod): ReportQueryInput['period'] {
  if (isNamed(period)) return QUERIED_PERIODS[period];
  const [from = '', to = ''] = period.split('..');
  return { from, to };
}

export interface PageClicks {
  clicks: MeasuredClick[];
  views: number;
  isOfDemo: boolean;
}

/** Links that are read at most: those with most clicks. */
const MOST_LINKS = 1000;

async function json<T>(answering: Promise<Response>): Promise<T> {
  const answer = await answering;
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as T; // cast: our own server's answer, by its schema
}

interface ClickRequest {
  page: string;
  period: ClickPeriod;
  /** Null for everybody. */
  scope: ClickMapScope | null;
}

/** @throws where the server does not answer, or refuses */
export async function fetchClicks({ page, period, scope }: ClickRequest, signal: AbortSignal): Promise<PageClicks> {
  const { own, shown, demo } = await json<ReportSuites>(fetch('/api/reports/suites', { signal }));
  const chosen = new URLSearchParams(window.location.search).get('conjunt');
  const suite = chosen ?? shown;
  const segments = scope?.segments ?? [];
  const only = (...of: Filter[]): Filter => ({ all: [...of, ...(scope?.filter ? [scope.filter] : [])] });
  const ask = (query: Omit<ReportQueryInput, 'period' | 'suite' | 'segments'>) =>
    json<ReportAnswer>(
      fetch('/api/v1/reports/query', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...(suite !== own && { suite }), period: queryPeriod(period), segments, ...query }),
        signal,
      }),
    );
  const [links, buttons, searches, views] = await Promise.all([
    ask({
      metrics: ['clicks'],
      dimensions: ['clickRegion', 'clickLink'],
      filter: only(
        { is: 'equals', dimension: 'clickPage', value: page },
        { not: { is: 'empty', dimension: 'clickRegion' } }, // buttons have none
      ),
      limit: MOST_LINKS,
    }),
    ask({
      metrics: ['linkClicks'],
      dimensions: ['linkName', 'clickIdentifier'],
      filter: only(
        { is: 'equals', dimension: 'page', value: page },
        { is: 'equals', dimension: 'linkType', value: 'other' },
      ),
      limit: MOST_LINKS,
    }),
    ask({
      metrics: ['searches'],
      filter: only({ is: 'equals', dimension: 'previousPage', value: page }),
      limit: 1,
    }),
    ask({ metrics: ['pageviews'], filter: only({ is: 'equals', dimension: 'page', value: page }), limit: 1 }),
  ]);
  return {
    clicks: [
      ...links.rows.map(({ dimensions, metrics }) => ({
        region: dimensions.clickRegion ?? '',
        link: dimensions.clickLink ?? '',
        count: metrics.clicks ?? 0,
      })),
      ...buttonClicks(buttons),
      { region: FORM, link: SEARCH_FORM, count: searches.totals.searches ?? 0 },
    ],
    views: views.totals.pageviews ?? 0,
    isOfDemo: suite === demo?.suite,
  };
}

/** Name of the direct call of any button: its identifier tells the buttons apart (`demo/rules/direct-calls.ts`). */
const ANY_BUTTON = 'Clic a botó';

/** Clicks that features report, by the name of the button. */
function buttonClicks({ rows }: ReportAnswer): MeasuredClick[] {
  const named = rows.map(({ dimensions: { linkName = '', clickIdentifier = '' }, metrics }) => ({
    link: (linkName === ANY_BUTTON && clickIdentifier) || linkName || '',
    count: metrics.linkClicks ?? 0,
  }));
  return [...Map.groupBy(named, ({ link }) => link)].map(([link, of]) => ({
    region: BUTTON,
    link,
    count: of.reduce((sum, { count }) => sum + count, 0),
  }));
}
