import type { LoadedParts, PartName } from '../session/parts.ts';

const FETCH = {
  ads: () => import('../ads/ads.ts'),
  diagnostics: () => import('../session/diagnostics.ts'),
};

/** Loads a session part by name. Rejects when loading fails. */
export const fetchPart = async (name: PartName): Promise<LoadedParts> => ({ [name]: await FETCH[name]() });
