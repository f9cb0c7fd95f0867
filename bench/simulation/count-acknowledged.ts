import { decodeHit, HEARTBEAT_KEYS, parseQuery } from '@sintonia/wire';

/** What acknowledged requests must have become, by metric of the reports; requests of robots apart. */
export interface Acknowledged {
  add(line: string, isRobot: boolean): void;
  figures(): { pageviews: number; startedAttempts: number; adStarts: number; robotHits: number; robotReports: number };
}

/** Counts from the bytes that were sent, by the definitions of `metrics/`: a play is a session whose content played. */
export function createAcknowledged(): Acknowledged {
  let [pageviews, robotHits, robotReports] = [0, 0, 0];
  const plays = new Set<string>();
  const ads = new Set<string>();
  return {
    add(line, isRobot) {
      const [path = '', query = ''] = line.split('?');
      const isHit = path.startsWith('/b/ss/');
      if (isRobot && isHit) robotHits += 1;
      if (isRobot && !isHit) robotReports += 1;
      if (isRobot) return;
      if (isHit) {
        const decoded = decodeHit(path, query);
        if (decoded.ok && decoded.hit.linkType === undefined) pageviews += 1;
        return;
      }
      const heartbeat = new Map(parseQuery(query));
      const session = heartbeat.get(HEARTBEAT_KEYS.sessionId) ?? '';
      const asset = heartbeat.get(HEARTBEAT_KEYS.assetType);
      const ad = heartbeat.get(HEARTBEAT_KEYS.adSessionId);
      if (asset === 'main' && heartbeat.get(HEARTBEAT_KEYS.eventType) === 'play') plays.add(session);
      if (asset === 'ad' && ad) ads.add(`${session} ${ad}`);
    },
    figures: () => ({ pageviews, startedAttempts: plays.size, adStarts: ads.size, robotHits, robotReports }),
  };
}
