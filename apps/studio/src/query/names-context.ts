import { createContext, use } from 'react';
import type { Names } from './catalogue.ts';

/** Labels of metrics and dimensions in the studio's language. */
export const NamesContext = createContext<Names>({
  metric: () => undefined,
  dimension: () => undefined,
  nameOf: (key) => key,
});
export const useNames = (): Names => use(NamesContext);
