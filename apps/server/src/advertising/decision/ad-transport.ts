/** Port for the network of the ad decision: tests and the demo ad server have their own implementation. */
import type { Result } from '@sintonia/contracts';

export type TransportFailure = 'timeout' | 'unreachable' | 'forbiddenAddress' | 'redirects' | 'tooLarge';

export interface AdTransport {
  /** The text at an address, and its final address after redirects. Settles when the signal aborts; never throws. */
  read(url: URL, signal: AbortSignal): Promise<Result<{ text: string; url: URL }, TransportFailure>>;
  /** Sends a beacon without waiting for the answer. Never throws. */
  ping(url: URL): void;
}

/** Maximum size of an answer, bytes after decompression. Real VAST is below a tenth of it. */
export const MAX_ANSWER_BYTES = 524_288;
/** Maximum number of redirects followed. */
export const MAX_REDIRECTS = 5;

/** Parses an address of a document; null if it must not be requested. */
export function webAddress(text: string | null | undefined, base?: URL): URL | null {
  if (!text || !URL.canParse(text.trim(), base?.href)) return null;
  const url = new URL(text.trim(), base);
  return (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password ? url : null;
}
