import { known, type PartName } from './parts.ts';

const FETCH = {
  ads: () => import('./ads.ts'),
  diagnostics: () => import('./diagnostics.ts'),
};

/** Fetches a part of the session: from then on steps know it. Rejects when it cannot be had. */
export async function fetchPart(name: PartName): Promise<void> {
  (known as Record<string, unknown>)[name] = await FETCH[name](); // cast: TS cannot pair a name with its part
}
