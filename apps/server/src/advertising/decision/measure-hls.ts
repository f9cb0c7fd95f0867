/** Measures an HLS medium, because the declared length is not trusted. */
import { failed, ok, type Result } from '@sintonia/contracts';
import type { AdFailureReason } from './ad-failures.ts';
import { type AdTransport, type TransportFailure, webAddress } from './ad-transport.ts';

type MediaFailure = Extract<AdFailureReason, 'mediaUnreachable' | 'mediaTimeout' | 'notHls' | 'forbiddenAddress'>;

const REASONS: Record<TransportFailure, MediaFailure> = {
  timeout: 'mediaTimeout',
  unreachable: 'mediaUnreachable',
  redirects: 'mediaUnreachable',
  forbiddenAddress: 'forbiddenAddress',
  tooLarge: 'notHls',
};

/** Length of the first rendition, seconds. A live or malformed playlist is refused. */
export async function measureHls(
  media: URL,
  transport: AdTransport,
  signal: AbortSignal,
): Promise<Result<number, MediaFailure>> {
  const found = await transport.read(media, signal);
  if (!found.ok) return failed(REASONS[found.error]);
  const lines = linesOf(found.value.text);
  if (!lines) return failed('notHls');
  const streamAt = lines.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF:'));
  if (streamAt === -1) return lengthOf(lines);
  const variant = lines.slice(streamAt).find((line) => line !== '' && !line.startsWith('#'));
  const rendition = webAddress(variant, found.value.url);
  if (!rendition) return failed('notHls');
  const inner = await transport.read(rendition, signal);
  if (!inner.ok) return failed(REASONS[inner.error]);
  return lengthOf(linesOf(inner.value.text) ?? []);
}

/** Null if it is not a playlist. */
function linesOf(text: string): string[] | null {
  const lines = text
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((line) => line.trim());
  return lines[0]?.startsWith('#EXTM3U') ? lines : null;
}

function lengthOf(lines: readonly string[]): Result<number, MediaFailure> {
  if (!lines.includes('#EXT-X-ENDLIST')) return failed('notHls');
  let lengthS = 0;
  for (const line of lines) if (line.startsWith('#EXTINF:')) lengthS += Number.parseFloat(line.slice(8));
  return Number.isFinite(lengthS) && lengthS > 0 ? ok(lengthS) : failed('notHls');
}
