import { ActivityNames, nameOfValue, PageTitles } from '@sintonia/contracts';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { ask, get } from '../api/request.ts';
import { createValueNames } from './value-names.ts';

/** Names shared by all tables of the studio. */
const ValueNamesContext = createContext(
  createValueNames({
    pageTitles: (pages) => ask('/api/site/page-titles', { pages }, PageTitles),
    activityNames: () => get('/api/activities', ActivityNames),
    nowMs: Date.now,
  }),
);

/** @param beside other values of the row */
export type ValueOf<T> = (dimension: string, value: string, beside?: Readonly<Record<string, string>>) => T;

/** Fetches the names of these values, and says them. */
export function useNamesOnRequest() {
  const names = use(ValueNamesContext);
  return async (
    values: Iterable<readonly [dimension: string, value: string]>,
  ): Promise<ValueOf<string | undefined>> => {
    await names.request(values);
    return (dimension, value, beside) => nameOfValue(names.known(), dimension, value, beside);
  };
}

/**
 * Name of a stored value: the headline of a page, the editor's name of an experiment or a variant; undefined while it
 * is fetched and where there is none. Filters, links and files keep the value.
 */
export function useValueName(): ValueOf<string | undefined> {
  const names = use(ValueNamesContext);
  const known = useSyncExternalStore(names.subscribe, names.known);
  const shown: [dimension: string, value: string][] = [];
  useEffect(() => void names.request(shown));
  return (dimension, value, beside) => {
    if (value !== '') shown.push([dimension, value]);
    return nameOfValue(known, dimension, value, beside);
  };
}
