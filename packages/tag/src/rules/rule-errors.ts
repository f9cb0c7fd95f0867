import { RULE_TIMEOUT_MS } from './rule-limits.ts';

/**
 * § 8, T-02, T-03, T-05: run-time errors of the tag; each is logged and none breaks the page. One function for each, so
 * that a page contains only those it can meet.
 */
export type RuleErrorCode =
  | 'timeout'
  | 'noConsent'
  | 'circular'
  | 'moduleNotFound'
  | 'scriptFailed'
  | 'notAuthorised'
  | 'notSupported'
  | 'nameTaken';

/** Callers branch on `code`, people read `message`. */
export interface RuleError extends Error {
  readonly code: RuleErrorCode;
}

const ruleError = (code: RuleErrorCode, message: string): RuleError => Object.assign(new Error(message), { code });

export const timedOut = (what: 'action' | 'condition'): RuleError =>
  ruleError(
    'timeout',
    `A timeout occurred because the ${what} took longer than ${RULE_TIMEOUT_MS / 1000} seconds to complete`,
  );

/** C-06: a rule sends without the visitor's consent; its author forgot a condition, or the visitor withdrew. */
export const noConsent = (): RuleError => ruleError('noConsent', 'No consent');

/** @param names the data elements, each referring to the next */
export const circular = (names: readonly string[]): RuleError =>
  ruleError('circular', `Data elements refer to each other: ${names.join(' → ')}`);

export const moduleNotFound = (name: string): RuleError => ruleError('moduleNotFound', `Module not found: ${name}`);

export const scriptFailed = (url: string): RuleError => ruleError('scriptFailed', `Failed to load script ${url}`);

export const notAuthorised = (domain: string): RuleError =>
  ruleError('notAuthorised', `Library not authorised for the domain ${domain}`);

/** T-13. */
export const notSupported = (): RuleError => ruleError('notSupported', 'Browser not supported');

export const nameTaken = (name: string): RuleError => ruleError('nameTaken', `window.${name} is already taken`);
