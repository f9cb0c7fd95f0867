/** The network of the ad decision, as a port: tests and the demo ad server bring their own. */
import type { Result } from '@sintonia/contracts';

export type TransportFailure = 'timeout' | 'unreachable' | 'forbiddenAddress' | 'redirects' | 'tooLarge';

export interface AdTransport {
  /** The text at an address and where it was found in the end. Settles when the signal aborts; never throws. */
  read(url: URL, signal: AbortSignal): Promise<Result<{ text: string; url: URL }, TransportFailure>>;
  /** Tells an address that something happened; nobody waits for it. Never throws. */
  ping(url: URL): void;
}

/** Larger answers are not read: bytes, after decompression. Real VAST stays below a tenth of it. */
export const ANSWER_BYTES = 524_288;
/** Redirects that are followed. */
export const REDIRECTS = 5;

/** An address given by a document; null when it is none that may be asked for. */
export function webAddress(text: string | null | undefined, base?: URL): URL | null {
  if (!text || !URL.canParse(text.trim(), base?.href)) return null;
  const url = new URL(text.trim(), base);
  return (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password ? url : null;
}
