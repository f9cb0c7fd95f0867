import { type ClientRequest, request as openRequest } from 'node:http';
import type { DownloadPlan, PodcastRequest, ReceivedPart } from '@sintonia/simulator';
import { createRandomSource } from '@sintonia/simulator/random';

export interface DownloadSending {
  origin: string;
  seed: number;
  /** Share of requests that do not reach the server, 0 to 1; the application requests again. */
  loss: number;
}

export interface DownloadSender {
  /** Makes the requests one after the other, as an application does. */
  send(plan: DownloadPlan): Promise<void>;
  /** What applications other than known robots received so far. */
  received: ReceivedPart[];
  lost(): number;
  /** Answered requests. */
  sent(): number;
}

/** Podcast applications behind one trusted proxy, which states their address. */
export function createDownloadSender({ origin, seed, loss }: DownloadSending): DownloadSender {
  const random = createRandomSource(seed);
  const received: ReceivedPart[] = [];
  let [lost, sent] = [0, 0];
  return {
    received,
    lost: () => lost,
    sent: () => sent,
    async send({ requests, isKnownRobot }) {
      for (const request of requests) {
        while (random.chance(loss)) lost += 1;
        const from = request.bytes?.[0] ?? 0;
        const bytes = await receive(origin, request);
        sent += 1;
        if (bytes > 0 && !isKnownRobot) received.push({ request, bytes: [from, from + bytes], atMs: Date.now() });
      }
    },
  };
}

/** Number of bytes that arrived before the end, or before the application closed the connection. */
function receive(origin: string, { address, userAgent, episode, bytes, closesAfter }: PodcastRequest): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const isWhole = bytes?.[0] === 0 && bytes[1] === episode.bytes;
  const opened: ClientRequest = openRequest(
    new URL(episode.path, origin),
    {
      method: bytes ? 'GET' : 'HEAD',
      headers: {
        'user-agent': userAgent,
        'x-forwarded-for': address,
        ...(bytes && !isWhole && { range: `bytes=${bytes[0]}-${bytes[1] - 1}` }),
      },
    },
    (answer) => {
      if (answer.statusCode !== 200 && answer.statusCode !== 206)
        return reject(new Error(`${episode.path} answered ${answer.statusCode}`));
      let arrived = 0;
      answer.on('data', (chunk: Buffer) => {
        arrived += chunk.length;
        if (closesAfter === undefined || arrived < closesAfter) return;
        resolve(closesAfter);
        opened.destroy();
      });
      answer.on('end', () => resolve(arrived));
      answer.on('error', reject);
    },
  );
  opened.on('error', reject);
  opened.end();
  return promise;
}
