import type { LoadedParts, PartName } from './parts.ts';

const FETCH = {
  ads: () => import('./ads.ts'),
  diagnostics: () => import('./diagnostics.ts'),
};

/** Fetches a part of the session, by its name. Rejects when it cannot be had. */
export const fetchPart = async (name: PartName): Promise<LoadedParts> => ({ [name]: await FETCH[name]() });
