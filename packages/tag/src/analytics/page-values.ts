import { PAGE_VARIABLES, type PageVariable } from '@sintonia/wire';
import { catalanWeekday, firstOfList, toTimestamp } from '../data-layer/data-layer.ts';
import { campaignsOf } from './campaigns.ts';
import type { PageMoment } from './page-moment.ts';

/** Of a hit: what page variables fill. */
export interface PageValues {
  pageName?: string;
  channel?: string;
  server?: string;
  campaign?: string;
  variables: Record<string, string>;
}

const derived: Readonly<Record<string, (moment: PageMoment) => string>> = {
  externalCampaign: ({ url }) => campaignsOf(new URL(url).search).external,
  timestamp: ({ atMs }) => toTimestamp(atMs),
  weekday: ({ atMs }) => catalanWeekday(atMs),
};

/** What the page says under a name such as `page.seccio`; page code may have put anything there. */
function layerValue(moment: PageMoment, name: string): string {
  const [group = '', field = ''] = name.split('.');
  const groups = moment.layer as unknown as Record<string, Record<string, unknown> | undefined>; // cast: page code may differ
  return String((group === 'tag' ? derived[field]?.(moment) : groups[group]?.[field]) ?? '');
}

/** the chosen page variables of a moment, each in its place; empty ones are left out. */
export function pageValues(moment: PageMoment, isChosen: (variable: PageVariable) => boolean): PageValues {
  const values: PageValues = { variables: {} };
  for (const [name, variable] of Object.entries<PageVariable>(PAGE_VARIABLES)) {
    if (!isChosen(variable)) continue;
    const whole = layerValue(moment, name);
    const value = variable.first ? firstOfList(whole) : whole;
    if (value === '') continue;
    const { place } = variable;
    if (place === 'pageName' || place === 'channel' || place === 'server' || place === 'campaign')
      values[place] = value;
    else values.variables[place] = value;
  }
  return values;
}
