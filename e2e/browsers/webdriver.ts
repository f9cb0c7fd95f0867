/** A browser driven by W3C WebDriver: one HTTP request a command. https://www.w3.org/TR/webdriver2/ */
import { type DrivenBrowser, poll } from './driven-browser.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * @param endpoint of the driver
 * @param onClose ends the driver
 */
export async function driveByWebDriver(
  name: string,
  endpoint: string,
  capabilities: object,
  onClose: () => Promise<void>,
): Promise<DrivenBrowser> {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    // The driver closes its connections: reusing one would fail occasionally.
    const headers = { connection: 'close' };
    const answer = await fetch(endpoint + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown }; // cast: every answer of WebDriver has one
    if (!answer.ok) throw new WebDriverError(`${method} ${path}: ${JSON.stringify(value)}`, answer.status);
    return value;
  };
  await poll(`${name} has a driver`, () =>
    call('GET', '/status').then(
      () => true,
      () => false,
    ),
  );
  const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string;
  }; // cast: answer of a new session
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 120_000 });
  return {
    name,
    open: async (url) => {
      await call('POST', `${session}/url`, { url });
    },
    evaluate: async <Value>(expression: string) =>
      (await call('POST', `${session}/execute/async`, {
        script: `const done = arguments[arguments.length - 1];
          Promise.resolve().then(() => (${expression})).then(
            (value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`,
        args: [],
      }).then(unwrapped)) as Value, // cast: the caller knows the expression's type
    press: async (xpath) => {
      // An element may move or be re-rendered between being found and being clicked.
      await poll(`${name} presses ${xpath}`, async () => {
        try {
          const found = (await call('POST', `${session}/elements`, { using: 'xpath', value: xpath })) as Record<
            string,
            string
          >[]; // cast: references to elements
          for (const element of found) {
            const id = element[ELEMENT];
            if (!(await call('GET', `${session}/element/${id}/displayed`))) continue;
            await call('POST', `${session}/element/${id}/click`, {});
            return true;
          }
          return false;
        } catch (error) {
          if (error instanceof WebDriverError && error.status < 500) return false;
          throw error;
        }
      });
    },
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      await onClose();
    },
  };
}

class WebDriverError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

function unwrapped(answer: unknown): unknown {
  const { value, error } = answer as { value?: unknown; error?: string }; // cast: returned by the script above
  if (error !== undefined) throw new Error(error);
  return value;
}
