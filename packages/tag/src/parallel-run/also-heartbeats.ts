/** Entry of `@sintonia/tag/parallel-run`. */
import type { ParallelRun } from '@sintonia/wire';
import type { SendHeartbeat } from '../playback/wire/send-queue.ts';
import { copyTo } from './copy-to.ts';

/** Parameters that only our server knows (realm `own` of the wire). An ampersand within a value is encoded. */
const OURS = /&[a-z]:own:[^&]*/g;

/** S-08: copies every heartbeat to the server being replaced, with the name of its own analytics server. */
export function alsoHeartbeats({ analytics, heartbeats }: ParallelRun, send: SendHeartbeat): SendHeartbeat {
  const { host } = new URL(analytics);
  return (url) => {
    const query = url
      .slice(url.indexOf('?'))
      .replace(/(s:sc:tracking_server=)[^&]*/, `$1${encodeURIComponent(host)}`)
      .replace(OURS, '');
    copyTo(`${heartbeats}/${query}`);
    return send(url);
  };
}
