import type { LoadedParts, PartName } from './parts.ts';

const FETCH = {
  ads: () => import('./ads.ts'),
  diagnostics: () => import('./diagnostics.ts'),
};

/** Loads a session part by name. Rejects when loading fails. */
export const fetchPart = async (name: PartName): Promise<LoadedParts> => ({ [name]: await FETCH[name]() });
