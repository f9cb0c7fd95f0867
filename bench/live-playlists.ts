import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sendLoad } from './load.ts';

/** Length of a round. The two alternate, so that other load on the machine affects both. */
const SECONDS = 2;
const ROUNDS = 3;
const CONNECTIONS = 32;

const get = (path: string, encoding: string) => () =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: ${encoding}\r\n\r\n`;

/** Live playlists per second against a static file with the same bytes from the same server (target: at least 0.7). */
export async function benchLivePlaylists(): Promise<Record<string, string>> {
  const server = fork(fileURLToPath(new URL('./live-server.ts', import.meta.url)));
  const [port] = (await once(server, 'message')) as [number]; // cast: its only message
  const perSecond = async (next: () => string) => {
    const answers = await sendLoad({ port, connections: CONNECTIONS, seconds: SECONDS, next });
    if (answers.refused > 0) throw new Error(`${answers.refused} answers were refusals: nothing was compared`);
    return answers.perSecond;
  };
  const compare = async (encoding: string, file: string) => {
    const rounds: { live: number; still: number }[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      const still = await perSecond(get(`/media/${file}.m3u8`, encoding));
      rounds.push({ still, live: await perSecond(get('/live/tramuntana-1/540p.m3u8', encoding)) });
    }
    const median = rounds.toSorted((a, b) => a.live / a.still - b.live / b.still)[ROUNDS >> 1];
    if (!median) throw new Error('no round was measured');
    return `${(median.live / median.still).toFixed(2)} (${Math.round(median.live)}/s, file: ${Math.round(median.still)}/s)`;
  };
  try {
    return {
      'live playlists ÷ static file, as browsers take them (gzip)': await compare('gzip', 'compressed'),
      'live playlists ÷ static file, uncompressed': await compare('identity', 'plain'),
    };
  } finally {
    server.disconnect();
  }
}
