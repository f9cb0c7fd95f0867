/** What differs between two published versions of the tag, by what they name (T-12). Pure. */
import type {
  PublishedElement,
  PublishedProperty,
  PublishedRule,
  PublishedVersion,
} from '../tag-versions/published-version.ts';
import { sentLink } from '../tag-versions/sent-link.ts';
import { compareThings, type Moved, movedThings, type Thing, type ThingChange } from './compare-things.ts';

export interface VersionDifference {
  rules: ThingChange[];
  order: Moved[];
  /** Null if one of the versions does not name its data elements. */
  elements: ThingChange[] | null;
  vendors: ThingChange[];
  /** At most one change, with the settings that differ. */
  settings: ThingChange[];
}

const names = (parts: readonly { readonly name: string }[] = []) => parts.map(({ name }) => name);

const ruleThing = ({ name, events, conditions, actions, isPostponed }: PublishedRule): Thing => {
  const links = actions.flatMap((action) => sentLink(action) ?? []);
  return {
    name,
    facts: {
      events: events.toSorted(), // any of them starts the rule
      conditions: names(conditions),
      actions: names(actions),
      counts: links.flatMap(({ events: counted }) => counted ?? []),
      linkType: links.flatMap(({ linkType }) => linkType ?? []),
      isPostponed: yes(isPostponed),
    },
  };
};

const yes = (is: unknown): string[] => (is ? ['yes'] : []);

/** A plain value as one or more texts. */
const texts = (value: unknown): string[] => {
  if (value === undefined || value === null || value === false) return [];
  if (value === true) return ['yes'];
  if (Array.isArray(value)) return value.flatMap(texts);
  return [typeof value === 'object' ? JSON.stringify(value) : String(value)];
};

const elementThing = ([name, element]: [string, PublishedElement]): Thing => ({
  name,
  facts: {
    scope: texts(element.scope === 'none' ? undefined : element.scope),
    whenMissing: texts(element.whenMissing),
    isCleaned: yes(element.isCleaned),
    isLowerCase: yes(element.isLowerCase),
  },
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);

const vendorThings = ({ vendors }: PublishedProperty): Thing[] =>
  entriesOf(vendors).map(([name, vendor]) => ({
    name,
    facts: Object.fromEntries(entriesOf(vendor).map(([fact, value]) => [fact, texts(value)])),
  }));

/** Settings one by one: `reportSuites.production`. */
function settings(value: unknown, path: string): [string, string[]][] {
  if (!isRecord(value)) return [[path, texts(value)]];
  return Object.entries(value).flatMap(([key, inner]) => settings(inner, path === '' ? key : `${path}.${key}`));
}

const settingsThing = ({ vendors: _, ...property }: PublishedProperty): Thing => ({
  name: '',
  facts: Object.fromEntries(settings(property, '')),
});

export function compareVersions(before: PublishedVersion, after: PublishedVersion): VersionDifference {
  const [oldRules, rules] = [before.rules.map(ruleThing), after.rules.map(ruleThing)];
  const elements = (version: PublishedVersion) => Object.entries(version.elements ?? {}).map(elementThing);
  return {
    rules: compareThings(oldRules, rules),
    order: movedThings(oldRules, rules),
    elements: before.elements && after.elements ? compareThings(elements(before), elements(after)) : null,
    vendors: compareThings(vendorThings(before.property), vendorThings(after.property)),
    settings: compareThings([settingsThing(before.property)], [settingsThing(after.property)]),
  };
}

export const isWithoutDifference = ({ rules, order, elements, vendors, settings: own }: VersionDifference): boolean =>
  [rules, order, elements ?? [], vendors, own].every((changes) => changes.length === 0);
