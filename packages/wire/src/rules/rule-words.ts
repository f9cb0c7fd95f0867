/**
 * Events, conditions and actions of rules in words (T-11). The tag names them for engineers, in few bytes; the names are
 * those of `packages/tag/src/rules`. A name that is not known here is of the broadcaster's own, and is shown as it is.
 */
import { EVENT_MEANINGS } from '../analytics/hit-codes.ts';
import { pathsOf } from './path-pattern.ts';

export interface RuleWords {
  events: Readonly<Record<string, string>>;
  calledBy: (name: string) => string;
  not: (clause: string) => string;
  automaticHits: string;
  accepts: (name: string) => string;
  refuses: (name: string) => string;
  purposes: Readonly<Record<string, string>>;
  pathContains: (word: string) => string;
  pathIs: (paths: string) => string;
  pathBegins: (paths: string) => string;
  pathFits: string;
  or: string;
  /** @param value null for any */
  parameter: (name: string, value: string | null) => string;
  scripts: Readonly<Record<string, string>>;
  configured: (scripts: string) => string;
  acceptsOnly: (names: string) => string;
  isPath: (path: string) => string;
  noneConfigured: string;
  noParameter: string;
  saw: (value: string) => string;
  actions: Readonly<Record<string, string>>;
  counts: (event: string) => string;
  sendsLink: (name: string) => string;
  loads: (what: string) => string;
  triggers: (name: string) => string;
}

/** What the words of a rule depend on. */
export interface RuleLanguage {
  readonly language: 'ca' | 'en';
  readonly rule: RuleWords;
  /** Names of the vendors that conditions name by their key. */
  readonly vendors: VendorNames;
}

export type VendorNames = Readonly<Record<string, { readonly name: string }>>;

export const vendorsOf = ({ property }: { property: { vendors?: VendorNames | undefined } }): VendorNames =>
  property.vendors ?? {};

const own = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The rest of a name after a beginning; null for another name. */
const after = (name: string, start: string): string | null =>
  name.startsWith(start) ? name.slice(start.length) : null;

export function eventText(event: string, { rule }: RuleLanguage): string {
  const custom = after(event, 'custom:') ?? after(event, 'call:');
  return own(rule.events, event) ?? (custom === null ? event : rule.calledBy(custom));
}

export function actionText(action: string, { language, rule }: RuleLanguage): string {
  const known = own(rule.actions, action);
  if (known !== undefined) return known;
  const link = after(action, 'send link ');
  if (link !== null) return rule.sendsLink(link);
  const signal = after(action, 'trigger ');
  if (signal !== null) return rule.triggers(signal);
  const loaded = after(action, 'load ');
  if (loaded !== null) return rule.loads(own(rule.scripts, loaded) ?? loaded);
  const counted = after(action, 'count ');
  if (counted !== null && Object.hasOwn(EVENT_MEANINGS, counted))
    return rule.counts(EVENT_MEANINGS[counted as keyof typeof EVENT_MEANINGS][language]); // cast: checked before
  return action;
}

const NOT = 'not: ';
const VENDOR = 'consent to vendor ';
const PURPOSE = 'consent to ';
const PATH = 'path ';
const MATCHES = 'path matches ';
const CONTAINS = 'path contains ';
const PARAMETER = 'query parameter ';
const NAMED = ' named';

/** Who or what a condition on consent is about; null for another condition. */
function agreed(condition: string, { rule, vendors }: RuleLanguage): string | null {
  const vendor = after(condition, VENDOR);
  if (vendor !== null) return vendors[vendor]?.name ?? vendor;
  const purpose = after(condition, PURPOSE);
  return purpose === null ? null : (own(rule.purposes, purpose) ?? purpose);
}

/** A condition as a clause: «el visitant accepta «Mesura del web»». */
export function conditionText(condition: string, words: RuleLanguage): string {
  const { rule } = words;
  const opposite = after(condition, NOT);
  if (opposite !== null) {
    const refused = agreed(opposite, words);
    return refused === null ? rule.not(conditionText(opposite, words)) : rule.refuses(refused);
  }
  const accepted = agreed(condition, words);
  if (accepted !== null) return rule.accepts(accepted);
  if (condition === 'automatic hits not disabled') return rule.automaticHits;
  const word = after(condition, CONTAINS);
  if (word !== null) return rule.pathContains(word);
  const pattern = after(condition, MATCHES);
  if (pattern !== null) {
    const found = pathsOf(pattern);
    if (!found) return rule.pathFits;
    return (found.isWhole ? rule.pathIs : rule.pathBegins)(found.paths.join(rule.or));
  }
  const parameter = after(condition, PARAMETER);
  if (parameter !== null) {
    const [name = '', ...value] = parameter.split(' is ');
    return rule.parameter(name, value.length > 0 ? value.join(' is ') : null);
  }
  const scripts = condition.endsWith(NAMED) ? own(rule.scripts, condition.slice(0, -NAMED.length)) : undefined;
  return scripts === undefined ? condition : rule.configured(scripts);
}

/** A condition or an action, whichever has the name. */
export function partText(part: string, words: RuleLanguage): string {
  const action = actionText(part, words);
  return action === part ? conditionText(part, words) : action;
}

/**
 * What a condition read, in words; null where the condition itself says it.
 *
 * @param plain a value as text
 */
export function sawText(
  condition: string,
  value: unknown,
  words: RuleLanguage,
  plain: (value: unknown) => string,
): string | null {
  const { rule, vendors } = words;
  const name = after(condition, NOT) ?? condition;
  if (name.startsWith(VENDOR) && Array.isArray(value))
    return rule.acceptsOnly(value.map((vendor: string) => plain(vendors[vendor]?.name ?? vendor)).join(', '));
  if (name.startsWith(PURPOSE) || name === 'automatic hits not disabled') return null;
  if (name.startsWith(PATH) && typeof value === 'string') return rule.isPath(value);
  if (name.startsWith(PARAMETER) && value === '') return rule.noParameter;
  if (name.endsWith(NAMED) && Array.isArray(value)) return value.length > 0 ? value.join(', ') : rule.noneConfigured;
  return rule.saw(plain(value));
}
