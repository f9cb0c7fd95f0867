/** Interface of a driven browser, common to all protocols. */
export interface DrivenBrowser {
  name: string;
  /** Navigates to an address and waits for its load event. */
  open(address: string): Promise<void>;
  /** Value of a JavaScript expression in the page; promises are awaited. It must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** A real click, which counts as a user gesture, on the first visible element of an XPath. */
  press(xpath: string): Promise<void>;
  close(): Promise<void>;
}

/** Generous: only a hang reaches it, never a busy machine. */
const WITHIN_MS = 120_000;
const POLL_MS = 100;

/** Resolves when the expression is truthy in the page. */
export async function until(browser: DrivenBrowser, expression: string): Promise<void> {
  await poll(`${browser.name}: ${expression}`, async () => await browser.evaluate<boolean>(`Boolean(${expression})`));
}

/** Resolves when the check succeeds. @throws with the name of the check */
export async function poll(what: string, check: () => Promise<boolean>): Promise<void> {
  const giveUpAtMs = Date.now() + WITHIN_MS;
  while (!(await check())) {
    if (Date.now() > giveUpAtMs) throw new Error(`not within ${WITHIN_MS / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

const quoted = (text: string): string => JSON.stringify(text);

/** A button or link by the start of its name. */
export const named = (role: 'button' | 'a', name: string): string =>
  `//${role}[starts-with(normalize-space(@aria-label), ${quoted(name)}) or starts-with(normalize-space(.), ${quoted(name)})]`;
