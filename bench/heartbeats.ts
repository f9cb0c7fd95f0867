/** Heartbeats as requests, each unique; prepared so that the load generator needs little processor time. */
const HEADERS =
  'Host: 127.0.0.1\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0\r\n';
const START_MS = Date.now();
let made = 0;

/** A heartbeat of usual length, about 600 characters, unique. */
function heartbeat(): string {
  made += 1;
  const viewer = made % 5000;
  return (
    `/hb/?s:sc:rsid=tramuntana-dev&s:sc:tracking_server=www.example.cat&h:sc:ssl=1&s:sp:ovp=unknown&s:sp:sdk=unknown` +
    `&s:sp:channel=tramuntana-tv&s:sp:player_name=sintonia-web&s:sp:hb_version=js-2.2.1&l:sp:hb_api_lvl=4` +
    `&s:event:sid=1795221814877${String(viewer).padStart(8, '0')}&s:event:type=play&l:event:duration=10000` +
    `&l:event:playhead=${made % 3600}&l:event:ts=${START_MS + made}&l:event:prev_ts=${START_MS + made - 10_000}` +
    `&s:asset:type=main&s:asset:video_id=10${made % 40}&s:asset:publisher=7A51C0DE5EED0001F00DCAFE%40SintoniaOrg` +
    `&s:asset:name=Informatiu%20migdia&l:asset:length=1800&s:user:mid=2${String(viewer).padStart(37, '0')}&s:stream:type=vod`
  );
}

/** A complete request of a path with its query. */
export const getRequest = (target: string) => `GET ${target} HTTP/1.1\r\n${HEADERS}\r\n`;

/** A complete request that sends one heartbeat. */
export const heartbeatRequest = () => getRequest(heartbeat());

/** A complete request to `/collect` with this many lines. */
export const batchRequest = (lines: number) => {
  const body = Array.from({ length: lines }, heartbeat).join('\n');
  return `POST /collect HTTP/1.1\r\n${HEADERS}Content-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};
