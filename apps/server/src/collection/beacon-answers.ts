/** Answers to beacons: an image, an empty script, nothing, or an error. */
import type { ApiError } from '@sintonia/contracts';

export type BeaconAnswer =
  | { readonly status: 200; readonly type: string; readonly body: Buffer | string }
  | { readonly status: 204 }
  | { readonly status: 400 | 413 | 503; readonly error?: Partial<ApiError> };

/** A transparent image of 1 × 1: GIF89a, 43 bytes. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
export const IMAGE: BeaconAnswer = { status: 200, type: 'image/gif', body: PIXEL };
export const SCRIPT: BeaconAnswer = { status: 200, type: 'text/javascript; charset=utf-8', body: '' };
export const JSON_OBJECT: BeaconAnswer = { status: 200, type: 'application/json; charset=utf-8', body: '{}' };
export const NOTHING: BeaconAnswer = { status: 204 };

/** Flag `10`: the client expects a script, or JSON for a POST; it contains no postbacks. */
export const wantsScript = (url: string): boolean => /^\/b\/ss\/[^/]+\/(?:\d+\.)?10\//.test(url);
