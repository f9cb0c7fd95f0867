/**
 * Entry `@sintonia/tag/satellite`: the API of the incumbent's tag manager for page code, on top of our tag. Separate
 * from the tag, since this product's site has no such code.
 */

import type { TagSettings } from '../settings.ts';
import type { Tag } from '../tag.ts';
import { documentCookies } from '../transport/cookie-jar.ts';
import type { DirectCall, RuleSet } from './rule.ts';
import { nameTaken } from './rule-errors.ts';

const NAME = '_satellite';
const DAY_S = 86_400;

const LEVELS = ['log', 'info', 'debug', 'warn', 'error'] as const;
type Log = (...what: unknown[]) => void;

export interface Satellite {
  /** A direct call, by its name. */
  track(name: string, detail?: object): void;
  /** Value of `setVar`, else of the data element. */
  getVar(name: string): unknown;
  setVar(name: string, value: unknown): void;
  setVar(values: Readonly<Record<string, unknown>>): void;
  readonly cookie: {
    get(name: string): string | undefined;
    /** `expires` in days; without it the cookie ends with the browser session. */
    set(name: string, value: string, options?: { expires?: number }): void;
    remove(name: string): void;
  };
  /** Warnings and errors are always logged, the others only in debug mode. */
  readonly logger: Readonly<Record<(typeof LEVELS)[number], Log>>;
  /** 3 information, 4 warning, 5 error. */
  notify(message: string, priority?: number): void;
  /** For this page only: nothing is stored. */
  setDebug(isOn: boolean): void;
  readonly buildInfo: { readonly environment: string; readonly rules: string };
  readonly environment: { readonly id: string; readonly stage: string };
  readonly property: { readonly name: string };
}

export interface SatelliteSubject {
  tag: Pick<Tag, 'track' | 'element'>;
  settings: Pick<TagSettings, 'environment' | 'reportSuite'>;
  rules: Pick<RuleSet, 'property' | 'version'>;
}

function createSatellite(window: Window, { tag, settings, rules }: SatelliteSubject): Satellite {
  const cookies = documentCookies(window);
  const variables = new Map<string, unknown>();
  let isDebugging = false;
  const write =
    (level: (typeof LEVELS)[number]): Log =>
    (...what) => {
      if (isDebugging || level === 'warn' || level === 'error') console[level]('[sintonia]', ...what);
    };
  const logger = Object.fromEntries(LEVELS.map((level) => [level, write(level)])) as Satellite['logger']; // cast: the same names
  return {
    track: (name, detail) => tag.track(name as DirectCall, detail), // cast: a name without rules does nothing
    getVar: (name) => (variables.has(name) ? variables.get(name) : tag.element(name)),
    setVar: (given: string | Readonly<Record<string, unknown>>, value?: unknown) => {
      const values = typeof given === 'string' ? { [given]: value } : given;
      for (const name in values) variables.set(name, values[name]);
    },
    cookie: {
      get: cookies.read,
      set: (name, value, { expires } = {}) =>
        cookies.write(name, value, expires === undefined ? undefined : expires * DAY_S),
      remove: cookies.remove,
    },
    logger,
    notify: (message, priority = 3) => logger[priority >= 5 ? 'error' : priority === 4 ? 'warn' : 'info'](message),
    setDebug: (isOn) => {
      isDebugging = isOn;
    },
    buildInfo: { environment: settings.environment, rules: rules.version },
    environment: { id: settings.reportSuite, stage: settings.environment },
    property: { name: rules.property.name },
  };
}

/** Sets it on the window under the incumbent's name; refuses with an error in the console when that is taken (§ 8). */
export function installSatellite(window: Window, subject: SatelliteSubject): Satellite | null {
  if (NAME in window) {
    console.error('[sintonia]', nameTaken(NAME));
    return null;
  }
  const satellite = createSatellite(window, subject);
  Object.assign(window, { [NAME]: satellite });
  return satellite;
}
