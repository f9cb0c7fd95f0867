import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DAY_MS } from '@sintonia/wire/durations';

/** One action of a recorded run: a call of the client, a move of the fake player, or an event of the page. */
export interface TraceCall {
  /** Milliseconds since the first trackSessionStart. */
  readonly t: number;
  readonly call?: string;
  readonly player?: {
    readonly do?: string;
    readonly pos?: number;
    readonly rate?: number;
    readonly qos?: readonly number[];
  };
  readonly page?: string;
  readonly playhead?: number;
  readonly args?: TraceArguments;
  readonly threw?: unknown;
}

export interface TraceArguments {
  readonly media?: unknown;
  readonly info?: unknown;
  readonly kind?: string;
  readonly event?: string;
  readonly errorId?: unknown;
  readonly keys?: Readonly<Record<string, unknown>>;
  readonly metadata?: unknown;
}

/** Action of a recorded run of analytics, identity or personalisation: a page, a click, a statement. */
export interface TraceStep {
  /** Milliseconds since the first page load. */
  readonly t: number;
  readonly do: string;
  readonly url?: string;
  readonly code?: string;
}

export interface TraceAnswer {
  readonly status?: number;
  readonly dropped?: boolean;
  readonly body?: string;
}

export interface TraceRequest {
  readonly t: number;
  readonly method: string;
  readonly scheme: string;
  readonly host: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string | null])[];
  /** Null or missing when the recorder never answered. */
  readonly response?: TraceAnswer | null;
  readonly body?: string;
  readonly contextData?: Readonly<Record<string, string>>;
}

export interface Trace {
  readonly name: string;
  readonly config: {
    readonly org: string;
    readonly reportSuite: string;
    readonly heartbeatServer: string;
    readonly analyticsServer: string;
    readonly playerName: string;
    readonly channel?: string;
    readonly appVersion?: string;
    readonly ovp?: string;
    readonly ssl?: boolean;
    readonly aaSsl?: boolean;
    readonly visitorConfig?: { readonly doesOptInApply?: boolean; readonly preOptInApprovals?: unknown };
  };
  readonly client?: { readonly AppMeasurement?: string };
  readonly settings?: { readonly xml?: string; readonly status?: number };
  readonly startPlayhead?: number;
  readonly initialQos?: {
    readonly bitrate: number;
    readonly startupTime: number;
    readonly fps: number;
    readonly droppedFrames: number;
  };
  readonly customerIDs?: Readonly<Record<string, { readonly id: string; readonly authState?: number }>>;
  readonly calls: readonly TraceCall[];
  readonly steps?: readonly TraceStep[];
  readonly requests: readonly TraceRequest[];
  readonly console: readonly { readonly t: number; readonly level: string; readonly text: string }[];
  readonly cookies?: readonly {
    readonly t: number;
    readonly cookies: readonly { readonly name: string; readonly value: string }[];
  }[];
}

/** Reads a trace file. Throws with the reason when it is not one. */
export function readTrace(path: string): Trace {
  const { name, requests, calls = [], console = [], ...rest } = recordOf(JSON.parse(readFileSync(path, 'utf8')));
  if (typeof name !== 'string') throw new Error('not a trace: no name');
  for (const [list, items] of Object.entries({ requests, calls, console, steps: rest.steps ?? [] })) {
    if (!Array.isArray(items) || !items.every(isTimed)) throw new Error(`not a trace: ${list} is not a list of events`);
  }
  if (!(requests as unknown[]).every(isRequest)) throw new Error('not a trace: a request without path or query');
  if (name.startsWith('hb-') && typeof recordOf(rest.config).heartbeatServer !== 'string')
    throw new Error('not a trace: no config');
  return { ...rest, name, requests, calls, console } as unknown as Trace; // cast: its lists were checked
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // cast: keys are unknown

/** No recorded run is longer: a clock that continued would tick for hours. */
const LONGEST_MS = DAY_MS;
const isTimed = (value: unknown): boolean => {
  const { t } = recordOf(value);
  return typeof t === 'number' && Math.abs(t) <= LONGEST_MS;
};
const isRequest = (value: unknown): boolean => {
  const { path, query } = recordOf(value);
  const isPair = (pair: unknown) => Array.isArray(pair) && typeof pair[0] === 'string';
  return typeof path === 'string' && Array.isArray(query) && query.every(isPair);
};

/** True when the recorder neither answered nor dropped the request: the client waited for its own timeout. */
export const isUnanswered = ({ response }: TraceRequest): boolean =>
  response?.status === undefined && !response?.dropped;

/** True for a run of the playback client, which is replayed; of the others the requests are checked. */
export const isPlayback = ({ name }: Trace): boolean => name.startsWith('hb-');

/** The given files, and the traces of the given folders, by name. */
export const findTraces = (paths: readonly string[]): string[] =>
  paths
    .flatMap((path) => (statSync(path, { throwIfNoEntry: false })?.isDirectory() ? tracesIn(path) : [path])) // a missing file fails when it is read
    .toSorted((a, b) => basename(a).localeCompare(basename(b)));

const tracesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^(?:an|hb|id|tg)-.*\.json$/.test(name))
    .map((name) => join(folder, name));

const STAND_INS: Readonly<Record<string, unknown>> = { '@null': null, '@NaN': Number.NaN, '@undef': undefined };

/** Value behind a placeholder of a trace: `@null`, `@NaN`, `@undef` and `@emptyobj`, at any depth. */
export function standsFor(value: unknown): unknown {
  if (typeof value === 'string') {
    if (value === '@emptyobj') return {};
    return Object.hasOwn(STAND_INS, value) ? STAND_INS[value] : value;
  }
  if (Array.isArray(value)) return value.map(standsFor);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, standsFor(one)]));
  }
  return value;
}
