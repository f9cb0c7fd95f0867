/** Requests that are sent before the code that reads their answers has run. */

const early = new Map<string, Promise<Response>>();

/** Of a query without a body. */
export const ACCEPTS_JSON = { headers: { accept: 'application/json' } } as const satisfies RequestInit;

/** Each is answered once, to the first query of the same address. */
export function sendEarly(paths: readonly string[]): void {
  for (const path of paths) {
    const answer = fetch(path, ACCEPTS_JSON);
    answer.catch(() => {}); // whoever takes it says so
    early.set(path, answer);
  }
}

/** The answer that is on its way to a query without a body, once; null without one. */
export function takeEarly(path: string, { body }: RequestInit): Promise<Response> | null {
  const answer = body ? null : (early.get(path) ?? null);
  if (answer) early.delete(path);
  return answer;
}
