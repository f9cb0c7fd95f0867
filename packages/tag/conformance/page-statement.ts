/** Statements of a recorded page, such as `s.visitorID='u-1'`: what they set, by running them on stand-ins. */
import { createContext, runInContext } from 'node:vm';
import { AUTH_STATE } from '@sintonia/wire';
import type { Trace } from './trace.ts';

/** What a page has set so far. */
export interface PageState {
  /** Variables of the measurement object, by name. */
  readonly variables: Record<string, unknown>;
  readonly customerIds: Record<string, unknown>;
}

/** A recorded statement may loop. */
export const VM_LIMITS = { timeout: 1000 } as const;

export const newPageState = (): PageState => ({ variables: {}, customerIds: {} });

/** Gives itself for every property and every call, so that what the page only asks for is harmless. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
  construct: () => anything as object, // cast: the stand-in is a function
  set: () => true,
});

/** An object that keeps what is set on it and answers everything else with `anything`. */
const recorder = (values: Record<string, unknown>) =>
  new Proxy(values, { get: (target, name) => (Reflect.has(target, name) ? Reflect.get(target, name) : anything) });

/**
 * Runs a statement and keeps what it sets.
 *
 * @returns false when it is no code: a description that only a person understands
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

/** What the page of a run sets, before and during it. */
function setByPage({ steps = [], calls }: Trace): PageState {
  const state = newPageState();
  for (const code of [...steps.map((step) => step.code), ...calls.map((call) => call.page)])
    if (code) runPageStatement(code, state);
  return state;
}

export const variablesSetByPage = (trace: Trace): ReadonlySet<string> =>
  new Set(Object.keys(setByPage(trace).variables));

/** Keys of the context data that page code itself sets: they go along with every hit. */
export const contextSetByPage = (trace: Trace): ReadonlySet<string> =>
  new Set(Object.keys(Object(setByPage(trace).variables.contextData)));
