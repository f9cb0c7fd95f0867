/** Runs statements of a recorded page, such as `s.visitorID='u-1'`, on stand-ins, and records what they set. */
import { createContext, runInContext } from 'node:vm';
import { AUTH_STATE } from '@sintonia/wire';
import type { Trace } from './trace.ts';

/** State that a page has set so far. */
export interface PageState {
  /** Variables of the measurement object, by name. */
  readonly variables: Record<string, unknown>;
  readonly customerIds: Record<string, unknown>;
}

/** A recorded statement may loop. */
export const VM_LIMITS = { timeout: 1000 } as const;

export const newPageState = (): PageState => ({ variables: {}, customerIds: {} });

/** Returns itself for every property and every call, so that other statements of the page do no harm. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
  construct: () => anything as object, // cast: the stand-in is a function
  set: () => true,
});

/** An object that stores what is set on it and returns `anything` for everything else. */
const recorder = (values: Record<string, unknown>) =>
  new Proxy(values, { get: (target, name) => (Reflect.has(target, name) ? Reflect.get(target, name) : anything) });

/**
 * Runs a statement and stores what it sets.
 *
 * @returns false when it is no code but a description
 */
export function runPageStatement(code: string, { variables, customerIds }: PageState): boolean {
  const { unknown: UNKNOWN, authenticated: AUTHENTICATED, loggedOut: LOGGED_OUT } = AUTH_STATE;
  variables.contextData ??= {};
  const s = recorder(variables);
  const visitor = recorder({ setCustomerIDs: (ids: object) => void Object.assign(customerIds, ids) });
  const globals = { s, visitor, Visitor: { AuthState: { UNKNOWN, AUTHENTICATED, LOGGED_OUT } }, adobe: anything };
  const context = createContext({ ...globals, cb: anything, document: anything, navigator: anything });
  try {
    runInContext('var window = globalThis; var self = globalThis', context);
    runInContext(code, context, VM_LIMITS);
    return true;
  } catch {
    return false;
  }
}

/** State that the page of a run sets, before and during it. */
function setByPage({ steps = [], calls }: Trace): PageState {
  const state = newPageState();
  for (const code of [...steps.map((step) => step.code), ...calls.map((call) => call.page)])
    if (code) runPageStatement(code, state);
  return state;
}

export const variablesSetByPage = (trace: Trace): ReadonlySet<string> =>
  new Set(Object.keys(setByPage(trace).variables));

/** Keys of the context data set by page code: every hit includes them. */
export const contextSetByPage = (trace: Trace): ReadonlySet<string> =>
  new Set(Object.keys(Object(setByPage(trace).variables.contextData)));
