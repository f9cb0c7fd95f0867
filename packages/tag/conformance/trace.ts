import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** One thing done in a recorded run: a call of the client, a move of the fake player, or something on the page. */
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

/** What a recorded run of analytics, identity or personalisation did: a page, a click, a statement. */
export interface TraceStep {
  /** Milliseconds since the first page load. */
  readonly t: number;
  readonly do: string;
  readonly url?: string;
  readonly code?: string;
}

export interface TraceRequest {
  readonly t: number;
  readonly method: string;
  readonly scheme: string;
  readonly host: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string | null])[];
  readonly response: { readonly status?: number; readonly dropped?: boolean; readonly body?: string };
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

export const readTrace = (path: string): Trace => JSON.parse(readFileSync(path, 'utf8')) as Trace; // cast: recorded by us

/** Whether a run is of the playback client, which is played again; of the others the requests are checked. */
export const isPlayback = ({ name }: Trace): boolean => name.startsWith('hb-');

/** The files given, and the traces of the folders given, by name. */
export const findTraces = (paths: readonly string[]): string[] =>
  paths
    .flatMap((path) => (statSync(path).isDirectory() ? tracesIn(path) : [path]))
    .toSorted((a, b) => basename(a).localeCompare(basename(b)));

const tracesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^(?:an|hb|id|tg)-.*\.json$/.test(name))
    .map((name) => join(folder, name));

const STAND_INS: Readonly<Record<string, unknown>> = { '@null': null, '@NaN': Number.NaN, '@undef': undefined };

/** The value a trace stands for: `@null`, `@NaN`, `@undef` and `@emptyobj` mean themselves, at any depth. */
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
