import type { AlertWatch, ReportCatalogue } from '@sintonia/contracts';
import { use, useId } from 'react';
import { TextField } from '../forms/Field.tsx';
import { Select } from '../forms/Select.tsx';
import { LanguageContext } from '../messages/language.ts';
import { useOfferedValues } from '../query/use-offered-values.ts';
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
        <WatchedValueField watched={watched} onChange={(value) => onChange({ ...watched, value })} />
      )}
    </>
  );
}

/** A choice by label where values have labels; else a text, with the most frequent values offered. Stores the code. */
function WatchedValueField({
  watched: { dimension, value },
  onChange,
}: {
  watched: WatchedValue;
  onChange: (value: string) => void;
}) {
  const words = useAlertsWords();
  const listId = useId();
  const { values, isClosed } = useOfferedValues(dimension, value);
  if (isClosed) {
    const options = Object.fromEntries(values.map((one) => [one.value, one.text]));
    return (
      <Select
        label={words.onlyValue}
        value={value}
        options={{ '': words.chooseValue, ...options }}
        onChange={onChange}
      />
    );
  }
  return (
    <>
      <TextField label={words.onlyValue} why={words.onlyValueWhy} value={value} onChange={onChange} list={listId} />
      <datalist id={listId}>
        {values.map((one) => (
          <option key={one.value} value={one.value} label={one.text} />
        ))}
      </datalist>
    </>
  );
}
