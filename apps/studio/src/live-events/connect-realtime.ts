/** Connection to `/api/realtime`: reads, parses and reconnects. The only file here that uses EventSource. */
import { LiveEvent, LiveNow } from '@sintonia/contracts';
import { fetchSession } from '../session/session.ts';
import type { RealtimeInput } from './realtime-state.ts';

/** Events within this time are shown together. Well inside the two seconds of R-05. */
const BATCH_MS = 200;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;

/**
 * Calls `send` for everything that happens until the function it returns is called.
 *
 * @param visitor beginning of the id of the one visitor who is followed; empty for everybody
 * @param withLeftOut also events that figures leave out, such as those of robots
 */
export function connectRealtime(
  { suite, visitor = '', withLeftOut = false }: { suite: string | null; visitor?: string; withLeftOut?: boolean },
  send: (input: RealtimeInput) => void,
  signedOut: () => void,
): () => void {
  let source: EventSource | null = null;
  let retryMs = FIRST_RETRY_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let flushTimer: ReturnType<typeof setTimeout> | undefined;
  let batch: LiveEvent[] = [];
  let isClosed = false;

  const flush = () => {
    flushTimer = undefined;
    send({ type: 'arrived', events: batch });
    batch = [];
  };
  const read = <T>(schema: { safeParse(value: unknown): { data?: T | undefined } }, message: MessageEvent<string>) => {
    const { data } = schema.safeParse(JSON.parse(message.data));
    if (data === undefined) console.warn(`A real-time «${message.type}» cannot be read`, message.data);
    return data;
  };

  const params = new URLSearchParams({
    ...(suite !== null && { suite }),
    ...(visitor && { visitor }),
    ...(withLeftOut && { leftOut: 'shown' }),
  });
  const open = () => {
    source = new EventSource(params.size > 0 ? `/api/realtime?${params}` : '/api/realtime');
    source.onopen = () => {
      retryMs = FIRST_RETRY_MS;
      send({ type: 'opened' });
    };
    source.addEventListener('now', (message) => {
      const now = read(LiveNow, message);
      if (now) send({ type: 'now', now });
    });
    source.addEventListener('event', (message) => {
      const event = read(LiveEvent, message);
      if (!event) return;
      batch.push(event);
      flushTimer ??= setTimeout(flush, BATCH_MS);
    });
    source.onerror = async () => {
      source?.close();
      send({ type: 'lost' });
      const session = await fetchSession();
      if (isClosed) return;
      if (session.ok && !session.value) return signedOut();
      retry = setTimeout(open, retryMs);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
    };
  };

  open();
  return () => {
    isClosed = true;
    clearTimeout(retry);
    clearTimeout(flushTimer);
    source?.close();
  };
}
