/** What the tests of other browsers need of one: the same for every protocol that drives it. */
export interface DrivenBrowser {
  name: string;
  /** Goes to an address and waits for its load event. */
  open(address: string): Promise<void>;
  /** Value of a JavaScript expression in the page; promises are awaited. It must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** A real click, which counts as a gesture, on the first visible element of an XPath. */
  press(xpath: string): Promise<void>;
  close(): Promise<void>;
}

/** Only what hangs meets it: whatever is waited for, a machine with much to do is late, not wrong. */
const WITHIN_MS = 120_000;
const POLL_MS = 100;

/** Resolves when the expression is truthy in the page. */
export async function until(browser: DrivenBrowser, expression: string): Promise<void> {
  await poll(`${browser.name}: ${expression}`, async () => await browser.evaluate<boolean>(`Boolean(${expression})`));
}

/** Resolves when the check holds. @throws with what was waited for */
export async function poll(what: string, check: () => Promise<boolean>): Promise<void> {
  const giveUpAtMs = Date.now() + WITHIN_MS;
  while (!(await check())) {
    if (Date.now() > giveUpAtMs) throw new Error(`not within ${WITHIN_MS / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

const quoted = (text: string): string => JSON.stringify(text);

/** A button or link by the beginning of its name. */
export const named = (role: 'button' | 'a', name: string): string =>
  `//${role}[starts-with(normalize-space(@aria-label), ${quoted(name)}) or starts-with(normalize-space(.), ${quoted(name)})]`;
