/** Requests of viewers whose figures are known, as one machine would invent them. */
const SUITE = 'tramuntana-dev';
const beganMs = Date.now();

export const visitorId = (n: number) => `4${String(n).padStart(37, '0')}`;

export interface Line {
  visitor: string;
  session: string;
  kind: 'pageview' | 'adStart' | 'play';
  text: string;
}

/** Requests of one viewer of a video: a page view, the start, an ad, a minute of content. */
export function viewer(n: number, plays = 1): Line[] {
  const mid = visitorId(n);
  const page = `/b/ss/${SUITE}/1/JS-2.17.0/s${n}?AQB=1&mid=${mid}&pageName=video&AQE=1`;
  const lines: Line[] = [{ visitor: mid, session: '', kind: 'pageview', text: page }];
  for (let play = 0; play < plays; play++) {
    const session = `${beganMs}${n}x${play}`;
    const heartbeat = (type: string, second: number, rest: string) =>
      `/hb/?s:event:sid=${session}&s:event:type=${type}&l:event:playhead=${second}&l:event:ts=${Date.now() - 60_000 + second * 1000}` +
      `&s:asset:video_id=1001&s:asset:video_name=Cims&s:sc:rsid=${SUITE}${rest}`;
    const ad = `&s:asset:type=ad&s:asset:ad_id=a1&s:asset:ad_sid=${session}a&s:asset:pod_id=p1&s:user:mid=${mid}`;
    const content = `&s:asset:type=main&s:user:mid=${mid}`;
    lines.push(
      { visitor: mid, session, kind: 'adStart', text: heartbeat('start', 0, `&l:event:duration=0${ad}`) },
      { visitor: mid, session, kind: 'play', text: heartbeat('play', 10, `&l:event:duration=10000${content}`) },
      { visitor: mid, session, kind: 'play', text: heartbeat('play', 20, `&l:event:duration=10000${content}`) },
    );
  }
  return lines;
}

/** The same figures computed independently, from people's lines. */
export const counted = (lines: readonly Line[]) => {
  const of = (kind: Line['kind']) => lines.filter((line) => line.kind === kind);
  const distinct = (names: readonly string[]) => new Set(names).size;
  return {
    pageviews: of('pageview').length,
    visitors: distinct(of('pageview').map(({ visitor }) => visitor)),
    visits: distinct(of('pageview').map(({ visitor }) => visitor)),
    plays: distinct(of('play').map(({ session }) => session)),
    uniqueViewers: distinct(of('play').map(({ visitor }) => visitor)),
    contentTimeSpent: of('play').length * 10,
    adStarts: of('adStart').length,
  };
};
export const hitsOf = (lines: readonly Line[]) => lines.filter(({ kind }) => kind === 'pageview').length;
