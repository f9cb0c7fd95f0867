import type { ConsentPurpose } from '@sintonia/wire';
import { queryParameter as firstValue } from '../analytics/query-parameter.ts';
import type { Condition, Occurrence, RulePorts } from './rule.ts';
import { agreedVendors, type Vendors } from './vendors.ts';

type Read<T> = (occurrence: Occurrence, ports: RulePorts) => T | Promise<T>;

/** T-01: a custom condition: what to read, and whether the value satisfies it. */
export const condition = <T>(name: string, read: Read<T>, holds: (value: T) => boolean): Condition => ({
  name,
  read,
  holds,
});

/** The same on the visitor's choice: without one, the rule waits. */
export const consentCondition = <T>(name: string, read: Read<T>, holds: (value: T) => boolean): Condition => ({
  ...condition(name, read, holds),
  needsChoice: true,
});

export const not = ({ name, holds, ...rest }: Condition): Condition => ({
  ...rest,
  name: `not: ${name}`,
  holds: (value) => !holds(value),
});

const path: Read<string> = ({ context }) => new URL(context.url).pathname;

export const pathContains = (word: string): Condition =>
  condition(`path contains ${word}`, path, (value) => value.includes(word));

export const pathMatches = (pattern: RegExp): Condition =>
  condition(`path matches ${pattern}`, path, (value) => pattern.test(value));

/** T-04: the page's query has this parameter, with this value or any. */
export const queryParameter = (name: string, wanted?: string): Condition =>
  condition(
    `query parameter ${name}${wanted === undefined ? '' : ` is ${wanted}`}`,
    ({ context }) => firstValue(new URL(context.url).search, (given) => given === name),
    (value) => (wanted === undefined ? value !== '' : value === wanted),
  );

export const consentTo = (purpose: ConsentPurpose): Condition =>
  consentCondition(`consent to ${purpose}`, (_, { choice }) => choice()?.[purpose] ?? false, Boolean);

/** § 5: the visitor's accepted vendors include this one. */
export const vendorConsent =
  (vendors: Vendors) =>
  (vendor: string): Condition =>
    consentCondition(
      `consent to vendor ${vendor}`,
      (_, { choice }) => agreedVendors(vendors, choice()),
      (allowed) => allowed.includes(vendor),
    );

/** § 5: automatic hits are enabled; a hit called for by page code is not automatic. */
export const automaticHits: Condition = condition(
  'automatic hits not disabled',
  ({ event }, { settings }) => event.startsWith('call:') || !settings.areAutomaticHitsDisabled,
  Boolean,
);
