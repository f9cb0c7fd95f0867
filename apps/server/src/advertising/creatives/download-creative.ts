/** Downloads a creative to disk, with limits that do not rely on its headers. */
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type CreativeProblem, failed, ok, type Result } from '@sintonia/contracts';
import { failureOf, openAddress, RequestRefused } from '../decision/open-address.ts';

/** Largest file, bytes: two minutes of 4 Mb/s. */
export const MAX_CREATIVE_BYTES = 64 * 1024 * 1024;
const DOWNLOAD_MS = 30_000;

/** @param file is overwritten */
export type DownloadCreative = (url: URL, file: string) => Promise<Result<undefined, CreativeProblem>>;

/** @param trustedHosts hosts named by the operator, which may be on this machine or its network */
export function createDownload(trustedHosts: readonly string[], maxBytes = MAX_CREATIVE_BYTES): DownloadCreative {
  return async (url, file) => {
    const signal = AbortSignal.timeout(DOWNLOAD_MS);
    try {
      const { answer } = await openAddress(url, signal, trustedHosts);
      const output = Number(answer.headers['content-length'] ?? 0);
      if (output > maxBytes) {
        answer.destroy();
        return failed('tooLarge');
      }
      await pipeline(answer, limitBytes(maxBytes), createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal });
      return ok(undefined);
    } catch (error) {
      // The connection ended before the announced length.
      if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') return failed('truncated');
      return failed(failureOf(error, signal));
    }
  };
}

function limitBytes(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(part: Buffer, _, done) {
      bytes += part.length;
      done(bytes > maxBytes ? new RequestRefused('tooLarge') : null, part);
    },
  });
}
