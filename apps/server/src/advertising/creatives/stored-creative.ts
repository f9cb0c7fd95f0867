import { z } from 'zod';
import type { ReadyCreative } from './creative-record.ts';

/** Content of `creative.json`. */
export const StoredCreative = z.object({
  source: z.string(),
  version: z.string().regex(/^[\da-f]{16}$/),
  lengthS: z.number().positive(),
  bytes: z.number().int().positive(),
});
export type StoredCreative = z.infer<typeof StoredCreative>;

export const CREATIVE_PATH = '/ads/creatives/';

export const ready = (key: string, { version, lengthS }: StoredCreative): ReadyCreative => ({
  path: `${CREATIVE_PATH}${key}/${version}/master.m3u8`,
  lengthS,
});
