import type { PageContext } from '../analytics/page-context.ts';
import type { Consent } from '../consent/consent.ts';
import { circular } from './rule-errors.ts';
import { MAX_DEPTH } from './rule-limits.ts';

/** T-03: how long a value is kept when there is no newer one. Beyond the page only with consent (C-06). */
export type StorageDuration = 'none' | 'pageview' | 'session' | 'visitor';

export type ReadElement = (name: string) => unknown;

/** T-03: a named value, read by a rule or page code. */
export interface DataElement {
  /** Undefined, null or an empty text without a current value. May read other elements. */
  read(context: PageContext, element: ReadElement): unknown;
  readonly scope?: StorageDuration | undefined;
  readonly whenMissing?: unknown;
  /** Trims text and collapses blanks. */
  readonly isCleaned?: boolean | undefined;
  readonly isLowerCase?: boolean | undefined;
}

export interface ElementPorts {
  window: Pick<Window, 'sessionStorage' | 'localStorage'>;
  consent: Pick<Consent, 'status' | 'onChange'>;
  /** Counts the pages of this document: `pageview` values end with their page. */
  page(): number;
  context(): PageContext;
  /** Stops them: other rules replace these (T-12). */
  signal: AbortSignal;
  log(error: unknown): void;
}
export type ElementsFactory = (ports: ElementPorts) => ReadElement;

const KEY = 'sintonia.element.';

const textOf = (value: unknown, { isCleaned, isLowerCase }: DataElement): unknown => {
  if (typeof value !== 'string') return value;
  const cleaned = isCleaned ? value.replace(/\s+/g, ' ').trim() : value;
  return isLowerCase ? cleaned.toLowerCase() : cleaned;
};

/**
 * T-03: the data elements of a rule set. An element that fails, or refers to itself within ten levels, is logged and
 * has the value for a missing one.
 */
export const dataElements =
  (elements: Readonly<Record<string, DataElement>>): ElementsFactory =>
  ({ window, consent, page, context, signal, log }) => {
    const reading: string[] = [];
    let ofPage = { page: page(), values: new Map<string, unknown>() };

    /** Storage of the browser may be blocked; then nothing is stored. */
    const withStorage = <T>(scope: StorageDuration, use: (storage: Storage) => T): T | undefined => {
      if (consent.status() !== 'in') return undefined;
      try {
        return use(scope === 'session' ? window.sessionStorage : window.localStorage);
      } catch {
        return undefined;
      }
    };
    const pageValues = () => {
      if (ofPage.page !== page()) ofPage = { page: page(), values: new Map() };
      return ofPage.values;
    };
    const writeStored = (name: string, scope: StorageDuration, value: unknown) => {
      if (scope === 'pageview') pageValues().set(name, value);
      else if (scope !== 'none') withStorage(scope, (storage) => storage.setItem(KEY + name, JSON.stringify(value)));
    };
    const readStored = (name: string, scope: StorageDuration): unknown =>
      scope === 'pageview'
        ? pageValues().get(name)
        : scope === 'none'
          ? undefined
          : withStorage(scope, (storage) => JSON.parse(storage.getItem(KEY + name) ?? 'null'));

    const forget = () => {
      if (consent.status() !== 'out') return;
      for (const storageName of ['sessionStorage', 'localStorage'] as const) {
        try {
          const storage = window[storageName];
          for (const key of Object.keys(storage)) if (key.startsWith(KEY)) storage.removeItem(key);
        } catch {
          // nothing could be stored there either
        }
      }
    };
    signal.addEventListener('abort', consent.onChange(forget));
    forget();

    const latest = (name: string, element: DataElement): unknown => {
      const { scope = 'none' } = element;
      const now = element.read(context(), read);
      if (now === undefined || now === null || now === '') return readStored(name, scope);
      writeStored(name, scope, now);
      return now;
    };
    const read: ReadElement = (name) => {
      const element = Object.hasOwn(elements, name) ? elements[name] : undefined;
      if (!element) return undefined;
      if (reading.length >= MAX_DEPTH) throw circular([...reading, name]);
      reading.push(name);
      try {
        return textOf(latest(name, element) ?? element.whenMissing, element);
      } catch (error) {
        if (reading.length > 1) throw error; // logged once, by the outermost element
        log(error);
        return element.whenMissing;
      } finally {
        reading.pop();
      }
    };
    return read;
  };
