/** A browser driven by W3C WebDriver BiDi: JSON commands over one WebSocket. https://w3c.github.io/webdriver-bidi/ */
import { type DrivenBrowser, poll } from './driven-browser.ts';

type Answer = { id: number; type: 'success' | 'error'; result?: unknown; message?: string };
type Located = { nodes: { sharedId: string }[] };

const HOVER_MS = 300;
const VISIBLE = `(element) => { const { width, height } = element.getBoundingClientRect(); return width > 0 && height > 0; }`;

/**
 * @param endpoint `ws://…/session`
 * @param onClose ends the browser
 */
export async function driveByBidi(
  name: string,
  endpoint: string,
  onClose: () => Promise<void>,
): Promise<DrivenBrowser> {
  const socket = await connected(endpoint);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data)) as Answer; // cast: the protocol's format
    const waits = waiting.get(id);
    waiting.delete(id);
    if (type === 'error') waits?.reject(new Error(message));
    else waits?.resolve(result);
  });
  socket.addEventListener('close', () => {
    for (const waits of waiting.values()) waits.reject(new Error(`${name} has gone`));
  });
  const send = <Result>(method: string, params: object): Promise<Result> => {
    last += 1;
    const waits = Promise.withResolvers<unknown>();
    waiting.set(last, waits);
    socket.send(JSON.stringify({ id: last, method, params }));
    return waits.promise as Promise<Result>; // cast: the caller knows the command's result
  };

  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  const target = { context };
  const press = async (xpath: string): Promise<boolean> => {
    const { nodes } = await send<Located>('browsingContext.locateNodes', {
      context,
      locator: { type: 'xpath', value: xpath },
    });
    for (const { sharedId } of nodes) {
      const isVisible = await send<{ result?: { value?: boolean } }>('script.callFunction', {
        functionDeclaration: `(element) => { element.scrollIntoView({ block: 'center' }); return (${VISIBLE})(element); }`,
        arguments: [{ sharedId }],
        awaitPromise: false,
        target,
      });
      if (!isVisible.result?.value) continue;
      await send('input.performActions', {
        context,
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: { sharedId } } },
              { type: 'pause', duration: HOVER_MS }, // player controls appear on pointer movement
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
      return true;
    }
    return false;
  };
  return {
    name,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async <Value>(expression: string) => {
      const answer = await send<{ result: { value?: string }; exceptionDetails?: { text: string } }>(
        'script.evaluate',
        {
          expression: `Promise.resolve().then(() => (${expression})).then((value) => JSON.stringify(value ?? null))`,
          awaitPromise: true,
          target,
        },
      );
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value ?? 'null') as Value; // cast: the caller knows the expression's type
    },
    press: (xpath) => poll(`${name} presses ${xpath}`, () => press(xpath).catch(() => false)),
    close: async () => {
      socket.close();
      await onClose();
    },
  };
}

async function connected(endpoint: string): Promise<WebSocket> {
  let socket: WebSocket | undefined;
  await poll(`${endpoint} answers`, () => {
    const attempt = new WebSocket(endpoint);
    return new Promise((resolve) => {
      attempt.addEventListener('open', () => {
        socket = attempt;
        resolve(true);
      });
      attempt.addEventListener('error', () => resolve(false));
    });
  });
  if (!socket) throw new Error(endpoint);
  return socket;
}
