/** A call queued until the consent management platform loads: command, version, callback, parameter. */
export type QueuedCall = [
  command: string,
  version: number,
  callback: (...answer: unknown[]) => void,
  parameter?: unknown,
];

/** State that the stub leaves on the window for `serveTcf`. */
export interface TcfStub {
  (...call: QueuedCall | []): QueuedCall[] | undefined;
  /** Called with the first queued call. */
  onFirstCall?: () => void;
}

/**
 * The part of `__tcfapi` that must exist before any script calls it (TCF, «CMP API v2», stub): it answers `ping`,
 * queues other calls, relays calls of frames, and marks the page for them. The implementation is loaded on the first
 * call, so a page that nobody queries loads nothing more.
 *
 * Serialised into the page, so it must not reference anything outside its body.
 */
export function installTcfStub(window: Window): void {
  const NAME = '__tcfapi';
  const globals = window as unknown as Record<string, TcfStub | undefined>; // cast: name defined by the TCF API
  if (globals[NAME]) return;
  const queue: QueuedCall[] = [];
  const stub: TcfStub = (...call) => {
    if (call.length === 0) return queue;
    const [command, , callback] = call;
    if (command === 'ping') {
      callback({ gdprApplies: true, cmpLoaded: false, cmpStatus: 'stub', displayStatus: 'hidden', apiVersion: '2' });
      return undefined;
    }
    queue.push(call);
    stub.onFirstCall?.();
    return undefined;
  };
  globals[NAME] = stub;

  window.addEventListener('message', ({ data, source }) => {
    const text = typeof data === 'string';
    let call: { command: string; version: number; callId: unknown; parameter?: unknown } | undefined;
    try {
      call = (text ? JSON.parse(data) : data)?.__tcfapiCall;
    } catch {
      return; // message of another script
    }
    if (!call || !source) return;
    const { callId, command, version, parameter } = call;
    const answer = (returnValue: unknown, success: unknown) => {
      const reply = { __tcfapiReturn: { returnValue, success, callId } };
      source.postMessage(text ? JSON.stringify(reply) : reply, { targetOrigin: '*' });
    };
    globals[NAME]?.(command, version, answer, parameter);
  });

  const LOCATOR = `${NAME}Locator`;
  const mark = () => {
    const { document } = window;
    if (!document.body || window.frames[LOCATOR as unknown as number]) return; // cast: frames are found by name too
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.title = '';
    frame.name = LOCATOR;
    document.body.append(frame);
  };
  // An iframe is a document of its own and costs as much as the page's scripts: create it when the browser is idle.
  const markSoon = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(mark, { timeout: 1000 });
    else window.setTimeout(mark); // Safari has no requestIdleCallback
  };
  window.requestAnimationFrame(markSoon);
  window.addEventListener('load', markSoon); // a hidden tab runs no animation frames
}
