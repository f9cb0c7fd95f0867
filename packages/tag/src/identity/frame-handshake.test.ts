import { describe, expect, test, vi } from 'vitest';
import { answerFrames, requestIdsFromParent } from './frame-handshake.ts';
import type { VisitorIds } from './visitor-ids.ts';

const ORG = 'C0FFEE0123456789ABCDEF01@AdobeOrg';
const AROUND = 'https://www.media.example';
const INSIDE = 'https://www.altre.example';
const ID = '20000000000000000000000000000000000001';
const IDS: VisitorIds = { visitorId: ID, blob: 'b', region: '6', customerIds: [], isOptedOut: false };

/** Two windows that post messages to each other, the second inside the first, with separate origins. */
function twoSites({ storesCookies = false, cookie = '' } = {}) {
  const posted: unknown[] = [];
  const site = (origin: string) => {
    const listeners = new Set<(event: object) => void>();
    return {
      origin,
      listeners,
      location: { origin },
      setTimeout,
      addEventListener: (_type: string, listener: (event: object) => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: (event: object) => void) => listeners.delete(listener),
    };
  };
  const [outer, inner] = [site(AROUND), site(INSIDE)];
  const port = (to: typeof outer, from: typeof outer): { postMessage(data: unknown): void } => ({
    postMessage: (data) => {
      posted.push(data);
      for (const listener of to.listeners) listener({ data, origin: from.origin, source: sources.get(from) });
    },
  });
  const sources = new Map<typeof outer, object>();
  sources.set(inner, port(inner, outer));
  sources.set(outer, port(outer, inner));
  const document = {
    referrer: `${AROUND}/a`,
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      if (storesCookies) cookie = text;
    },
  };
  const frame = { ...inner, document, parent: sources.get(outer) } as unknown as Window; // cast: the members that are used
  return { posted, around: outer as unknown as Window, frame };
}
const ports = (window: Window, origins: readonly string[]) => ({ window, organisationId: ORG, origins });

describe('ids for a frame of the broadcaster (I-03)', () => {
  test('I-03 exchange the two recorded messages, and give the frame the ids', async () => {
    const { around, frame, posted } = twoSites();
    answerFrames(ports(around, [INSIDE]), () => IDS);
    expect(await requestIdsFromParent(ports(frame, [AROUND]))).toEqual({ visitorId: ID });
    expect(posted).toEqual([
      `HANDSHAKE|${ORG}`,
      `HANDSHAKE|${ORG}|{"MCMID":"${ID}","MCAAMB":"b","MCAAMLH":6,"MCOPTOUT":false}`,
    ]);
  });

  test('I-03 continue without ids when no answer comes within 250 ms', async () => {
    vi.useFakeTimers();
    const { frame } = twoSites();
    const answer = requestIdsFromParent(ports(frame, [AROUND]));
    let isOver = false;
    void answer.then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(249);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await answer).toBeUndefined();
  });

  test('I-03 are not requested outside the broadcaster’s sites, nor where cookies are kept', async () => {
    for (const [given, origins] of [
      [{}, ['https://www.tercer.example']],
      [{ storesCookies: true }, [AROUND]],
    ] as const) {
      const { around, frame, posted } = twoSites(given);
      answerFrames(ports(around, [INSIDE]), () => IDS);
      expect(await requestIdsFromParent(ports(frame, origins))).toBeUndefined();
      expect(posted).toEqual([]);
    }
  });

  test('C-06 are given to no foreign origin, and to nobody without consent', async () => {
    const { around, frame, posted } = twoSites();
    answerFrames(ports(around, ['https://www.tercer.example']), () => IDS);
    answerFrames(ports(around, [INSIDE]), () => undefined);
    expect(await requestIdsFromParent(ports(frame, [AROUND]))).toBeUndefined();
    expect(posted).toHaveLength(1);
  });
});
