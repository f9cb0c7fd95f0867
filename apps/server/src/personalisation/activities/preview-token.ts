/** Signed addresses created by the studio: previews, preview sessions, pages for selecting elements (P-06). */
import { DAY_MS, HOUR_MS } from '@sintonia/contracts';
import { createTokenSigner, type TokenSigner } from '../../http/protection/token-signer.ts';

/** `?previsualitza={token}` shows one variant to anyone with the link, without counting. */
export const PREVIEW_PARAMETER = 'previsualitza';
/** `?prova={token}` fixes a browser to one variant, `?prova=fi` ends that; nothing is counted. */
export const PREVIEW_SESSION_PARAMETER = 'prova';
export const END_OF_PREVIEW = 'fi';
/** `?tria={token}` shows the page in the studio for selecting its elements. */
export const EDITING_PARAMETER = 'tria';

/** Links expire after two weeks, even if passed on. */
const LIFETIME_MS = 14 * DAY_MS;
/** At most a working day: a preview session must not still be active next week. */
export const PREVIEW_LIFETIME_MS = 8 * HOUR_MS;
const EDITING_LIFETIME_MS = HOUR_MS;

export interface Preview {
  activity: string;
  variant: string;
}

interface SignedVariant {
  token(preview: Preview, nowMs: number): string;
  /** Null if it is not ours or has expired. Never throws. */
  open(token: string, nowMs: number): Preview | null;
}

export interface PreviewLinks extends SignedVariant {
  sessions: SignedVariant;
  editing: { token(nowMs: number): string; isOpen(token: string, nowMs: number): boolean };
}

/** Compact, to fit into a session id: 48 bits of time, the activity's id, the variant's key. */
function written({ activity, variant }: Preview, untilMs: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUIntBE(untilMs, 0, 6);
  head.write(activity.replaceAll('-', ''), 6, 'hex');
  return Buffer.concat([head, Buffer.from(variant)]);
}

function read(body: Buffer): Preview & { untilMs: number } {
  const activity = body.toString('hex', 6, 22).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { untilMs: body.readUIntBE(0, 6), activity, variant: body.toString('utf8', 22) };
}

function signedVariant(signer: TokenSigner, purpose: string, lifetimeMs: number): SignedVariant {
  return {
    token: (preview, nowMs) => signer.sign(purpose, written(preview, nowMs + lifetimeMs)),
    open: (token, nowMs) => {
      const body = signer.open(purpose, token);
      if (!body) return null;
      const { untilMs, activity, variant } = read(body);
      return untilMs < nowMs ? null : { activity, variant };
    },
  };
}

export function createPreviewLinks(secret: string, signer: TokenSigner = createTokenSigner(secret)): PreviewLinks {
  return {
    ...signedVariant(signer, 'preview', LIFETIME_MS),
    sessions: signedVariant(signer, 'trial', PREVIEW_LIFETIME_MS),
    editing: {
      token: (nowMs) => signer.sign('editing', Buffer.from(String(nowMs + EDITING_LIFETIME_MS))),
      isOpen: (token, nowMs) => Number(signer.open('editing', token)?.toString('utf8') ?? 0) >= nowMs,
    },
  };
}
