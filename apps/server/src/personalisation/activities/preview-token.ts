/** Preview links: `?previsualitza={token}` shows one variant to whoever has the link, and counts nothing (P-06). */
import { createSealer, type Sealer } from '../../http/seal.ts';

export const PREVIEW_PARAMETER = 'previsualitza';
/** A link that was passed on stops working after two weeks. */
const LIFETIME_MS = 14 * 86_400_000;
const PURPOSE = 'preview';

export interface Preview {
  activity: string;
  variant: string;
}

export interface PreviewLinks {
  token(preview: Preview, nowMs: number): string;
  /** Null when it is not ours, or too old. Never throws. */
  open(token: string, nowMs: number): Preview | null;
}

export function createPreviewLinks(secret: string, sealer: Sealer = createSealer(secret)): PreviewLinks {
  return {
    token: ({ activity, variant }, nowMs) =>
      sealer.seal(PURPOSE, Buffer.from(`${nowMs + LIFETIME_MS} ${activity} ${variant}`)),
    open: (token, nowMs) => {
      const [until, activity, variant] = sealer.open(PURPOSE, token)?.toString('utf8').split(' ') ?? [];
      if (activity === undefined || variant === undefined || Number(until) < nowMs) return null;
      return { activity, variant };
    },
  };
}
