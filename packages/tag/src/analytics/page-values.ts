import { PAGE_VARIABLES, type PageVariable } from '@sintonia/wire';
import { catalanWeekday, firstOfList, toTimestamp } from '../data-layer/data-layer.ts';
import type { PageContext } from './page-context.ts';
import { externalCampaign } from './query-parameter.ts';

/** Part of a hit that page variables fill. */
export interface PageValues {
  pageName?: string;
  channel?: string;
  server?: string;
  campaign?: string;
  variables: Record<string, string>;
}

const derived: Readonly<Record<string, (pageContext: PageContext) => string>> = {
  externalCampaign: ({ url }) => externalCampaign(new URL(url).search),
  timestamp: ({ atMs }) => toTimestamp(atMs),
  weekday: ({ atMs }) => catalanWeekday(atMs),
};

/** Value of the layer by a name such as `page.seccio`; page code may have set any type. */
function layerValue(pageContext: PageContext, name: string): string {
  const [group = '', field = ''] = name.split('.');
  const groups = pageContext.layer as unknown as Record<string, Record<string, unknown> | undefined>; // cast: page code may set other types
  return String((group === 'tag' ? derived[field]?.(pageContext) : groups[group]?.[field]) ?? '');
}

/** Value of one page variable; D-03: for lists that count by it, the first entry. */
export function variableValue(pageContext: PageContext, name: string, { first }: PageVariable): string {
  const whole = layerValue(pageContext, name);
  return first ? firstOfList(whole) : whole;
}

/** the chosen page variables at a time, each in its place; empty ones are left out, or have a default (§ 5). */
export function pageValues(
  pageContext: PageContext,
  isChosen: (variable: PageVariable) => boolean,
  whenEmpty = '',
): PageValues {
  const values: PageValues = { variables: {} };
  for (const [name, variable] of Object.entries<PageVariable>(PAGE_VARIABLES)) {
    const { place } = variable;
    if (place === 'url' || !isChosen(variable)) continue; // the hit sets its address itself, in two parts when it is long
    const value = variableValue(pageContext, name, variable);
    const isNamed = place === 'pageName' || place === 'channel' || place === 'server' || place === 'campaign';
    if (isNamed && value) values[place] = value;
    // D-02: an error page has no name
    if (!isNamed && (value || whenEmpty)) values.variables[place] = value || whenEmpty;
  }
  return values;
}
