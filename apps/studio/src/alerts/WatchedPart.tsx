import type { AlertWatch, ReportCatalogue } from '@sintonia/contracts';
import { use } from 'react';
import { Select, TextField } from '../forms/Field.tsx';
import { LanguageContext } from '../messages/language.ts';
import { useAlertsWords } from './use-alerts-words.ts';

type Filter = NonNullable<Extract<AlertWatch, { kind: 'threshold' }>['filter']>;

/** One value of one dimension; a filter of another form stays as it is. */
export interface WatchedValue {
  dimension: string;
  value: string;
}

export const EVERYTHING: WatchedValue = { dimension: '', value: '' };

export const watchedOf = (filter: Filter | undefined): WatchedValue | null =>
  filter === undefined
    ? EVERYTHING
    : 'is' in filter && filter.is === 'equals'
      ? { dimension: filter.dimension, value: String(filter.value) }
      : null;

/** Undefined for everything, and while no value is given. */
export const filterOf = ({ dimension, value }: WatchedValue): Filter | undefined =>
  dimension === '' || value.trim() === '' ? undefined : { is: 'equals', dimension, value: value.trim() };

/** The part of the traffic that an alert watches: one page, section, channel …. */
export function WatchedPart({
  dimensions,
  metric,
  watched,
  onChange,
}: {
  dimensions: ReportCatalogue['dimensions'];
  metric: ReportCatalogue['metrics'][number] | undefined;
  watched: WatchedValue;
  onChange: (watched: WatchedValue) => void;
}) {
  const words = useAlertsWords();
  const { language } = use(LanguageContext);
  const fitting = dimensions
    .filter(({ relations }) => !metric || relations.some((relation) => metric.relations.includes(relation)))
    .map(({ key, title }) => [key, title[language]] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, language));
  return (
    <>
      <Select
        label={words.only}
        value={watched.dimension}
        options={{ '': words.everything, ...Object.fromEntries(fitting) }}
        onChange={(dimension) => onChange({ dimension, value: '' })}
      />
      {watched.dimension !== '' && (
        <TextField
          label={words.onlyValue}
          why={words.onlyValueWhy}
          value={watched.value}
          onChange={(value) => onChange({ ...watched, value })}
        />
      )}
    </>
  );
}
