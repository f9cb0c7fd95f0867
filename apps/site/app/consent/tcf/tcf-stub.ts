/** A call that waits for the consent management to load: command, version, callback, parameter. */
export type QueuedCall = [
  command: string,
  version: number,
  callback: (...answer: unknown[]) => void,
  parameter?: unknown,
];

/** What the stub leaves on the window, for `serveTcf`. */
export interface TcfStub {
  (...call: QueuedCall | []): QueuedCall[] | undefined;
  /** Called with the first call that waits. */
  wanted?: () => void;
}

/**
 * The part of `__tcfapi` that must be there before any script asks (TCF, «CMP API v2», stub): it answers `ping`, keeps
 * other calls, passes on those of frames, and marks the page for them. What answers is fetched when somebody asks, so a
 * page that nobody asks costs nothing more.
 *
 * Runs in the page as it stands here, so it reaches for nothing outside itself.
 */
export function installTcfStub(window: Window): void {
  const NAME = '__tcfapi';
  const globals = window as unknown as Record<string, TcfStub | undefined>; // cast: the API's own name
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
    stub.wanted?.();
    return undefined;
  };
  globals[NAME] = stub;

  window.addEventListener('message', ({ data, source }) => {
    const text = typeof data === 'string';
    let call: { command: string; version: number; callId: unknown; parameter?: unknown } | undefined;
    try {
      call = (text ? JSON.parse(data) : data)?.__tcfapiCall;
    } catch {
      return; // somebody else's message
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
  // A frame is a document of its own and takes as long as the page's scripts: it waits until nothing else is to be done.
  const markSoon = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(mark, { timeout: 1000 });
    else window.setTimeout(mark); // Safari
  };
  window.requestAnimationFrame(markSoon);
  window.addEventListener('load', markSoon); // a tab behind has no frames to animate
}
