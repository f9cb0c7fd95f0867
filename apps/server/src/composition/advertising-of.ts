import { fileURLToPath } from 'node:url';
import { readAdvertising } from '../advertising/read-advertising.ts';
import type { ServerParts } from './roles.ts';

const DEMO_ADVERTISING_DIR = fileURLToPath(new URL('../../../../demo/advertising/', import.meta.url));

export const advertisingOf = ({ adDir, demo }: Pick<ServerParts['config'], 'adDir' | 'demo'>) =>
  readAdvertising(adDir ?? (demo ? DEMO_ADVERTISING_DIR : null));

/** Null if it throws. */
export function unlessWrong<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
