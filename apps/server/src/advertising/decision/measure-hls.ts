/** How long an HLS medium really is: an ad server's word is not taken for it. */
import { failed, ok, type Result } from '@sintonia/contracts';
import type { AdFailureReason } from './ad-failures.ts';
import { type AdTransport, type TransportFailure, webAddress } from './ad-transport.ts';

type MediaFailure = Extract<AdFailureReason, 'mediaUnreachable' | 'mediaTimeout' | 'notHls' | 'forbiddenAddress'>;

const WHY: Record<TransportFailure, MediaFailure> = {
  timeout: 'mediaTimeout',
  unreachable: 'mediaUnreachable',
  redirects: 'mediaUnreachable',
  forbiddenAddress: 'forbiddenAddress',
  tooLarge: 'notHls',
};

/** Seconds of its first rendition. A live or broken playlist is none that an ad can have. */
export async function measureHls(
  media: URL,
  transport: AdTransport,
  signal: AbortSignal,
): Promise<Result<number, MediaFailure>> {
  const found = await transport.read(media, signal);
  if (!found.ok) return failed(WHY[found.error]);
  if (!isPlaylist(found.value.text)) return failed('notHls');
  const variant = /^#EXT-X-STREAM-INF:.*\r?\n(?:#.*\r?\n|\s*\r?\n)*([^#\s].*)$/m.exec(found.value.text)?.[1];
  if (variant === undefined) return lengthOf(found.value.text);
  const rendition = webAddress(variant, found.value.url);
  if (!rendition) return failed('notHls');
  const inner = await transport.read(rendition, signal);
  if (!inner.ok) return failed(WHY[inner.error]);
  return isPlaylist(inner.value.text) ? lengthOf(inner.value.text) : failed('notHls');
}

const isPlaylist = (text: string): boolean => text.replace(/^\ufeff/, '').startsWith('#EXTM3U');

function lengthOf(playlist: string): Result<number, MediaFailure> {
  if (!/^#EXT-X-ENDLIST\s*$/m.test(playlist)) return failed('notHls');
  const lengthS = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].reduce((sum, [, seconds]) => sum + Number(seconds), 0);
  return Number.isFinite(lengthS) && lengthS > 0 ? ok(lengthS) : failed('notHls');
}
