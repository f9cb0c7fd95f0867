import type { CreativeProblem } from '@sintonia/contracts';

export interface ReadyCreative {
  /** Path of the multivariant playlist, on our origin. */
  path: string;
  lengthS: number;
}

/** State of one creative, for the advertising report. */
export interface CreativeRecord {
  key: string;
  /** Address of the source, without its query. */
  source: string;
  problem: CreativeProblem | null;
  lengthS: number | null;
  bytes: number;
}
