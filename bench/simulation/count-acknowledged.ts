import { decodeHit, HEARTBEAT_KEYS, parseQuery, SHORT_STATE_MS } from '@sintonia/wire';
import { isHit } from './simulated-audience.ts';

/** What acknowledged requests must have become, by metric of the reports; requests of robots apart. */
export interface Acknowledged {
  add(line: string, isRobot: boolean): void;
  figures(): {
    pageviews: number;
    startedAttempts: number;
    adStarts: number;
    robotHits: number;
    robotHeartbeats: number;
  };
}

/** Heartbeats of one session's main content. */
interface Content {
  playedMs: number;
  firstPlayMs: number;
  endMs: number;
}

/** A session closed within an ad reports that its content plays at the instant it ends, which is no play (M-06). */
const hasPlayed = ({ playedMs, firstPlayMs, endMs }: Content): boolean =>
  firstPlayMs < Number.POSITIVE_INFINITY &&
  (playedMs > 0 || endMs < firstPlayMs || endMs - firstPlayMs > SHORT_STATE_MS);

/** Counts from the bytes that were sent, by the definitions of `metrics/`: a play is a session whose content played. */
export function createAcknowledged(): Acknowledged {
  let [pageviews, robotHits, robotHeartbeats] = [0, 0, 0];
  const contents = new Map<string, Content>();
  const ads = new Set<string>();
  return {
    add(line, isRobot) {
      const [path = '', query = ''] = line.split('?');
      if (isRobot && isHit(line)) robotHits += 1;
      if (isRobot && !isHit(line)) robotHeartbeats += 1;
      if (isRobot) return;
      if (isHit(line)) {
        const decoded = decodeHit(path, query);
        if (decoded.ok && decoded.hit.linkType === undefined) pageviews += 1;
        return;
      }
      const heartbeat = new Map(parseQuery(query));
      const session = heartbeat.get(HEARTBEAT_KEYS.sessionId) ?? '';
      const asset = heartbeat.get(HEARTBEAT_KEYS.assetType);
      const ad = heartbeat.get(HEARTBEAT_KEYS.adSessionId);
      if (asset === 'main') {
        const content = contents.get(session) ?? { playedMs: 0, firstPlayMs: Number.POSITIVE_INFINITY, endMs: 0 };
        const event = heartbeat.get(HEARTBEAT_KEYS.eventType) ?? '';
        const sentMs = Number(heartbeat.get(HEARTBEAT_KEYS.atMs));
        if (event === 'play') {
          content.playedMs += Number(heartbeat.get(HEARTBEAT_KEYS.durationMs));
          content.firstPlayMs = Math.min(content.firstPlayMs, sentMs);
        }
        if (event === 'complete' || event === 'end') content.endMs = Math.max(content.endMs, sentMs);
        contents.set(session, content);
      }
      if (asset === 'ad' && ad) ads.add(`${session} ${ad}`);
    },
    figures: () => ({
      pageviews,
      startedAttempts: [...contents.values()].filter(hasPlayed).length,
      adStarts: ads.size,
      robotHits,
      robotHeartbeats,
    }),
  };
}
