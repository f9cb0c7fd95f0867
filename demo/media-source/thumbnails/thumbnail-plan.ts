/** One preview picture of a clip and its place on the sheet, in pixels. */
export interface Thumbnail {
  startS: number;
  endS: number;
  x: number;
  y: number;
}

export const TILE = { width: 160, height: 90, perRow: 10 } as const;

/** Maximum number of pictures, so that the sheet of a long film stays one small file. */
const MAX_TILES = 100;
const SHORTEST_STEP_S = 2;

/** Seconds between two pictures: whole, so that sheet and list agree to the frame. */
export const thumbnailStepS = (lengthS: number): number => Math.max(SHORTEST_STEP_S, Math.ceil(lengthS / MAX_TILES));

/** Preview pictures of a clip from its start, row by row; the last one lasts to the end. */
export function thumbnailPlan(lengthS: number): Thumbnail[] {
  const stepS = thumbnailStepS(lengthS);
  return Array.from({ length: Math.ceil(lengthS / stepS) }, (_, index) => ({
    startS: index * stepS,
    endS: Math.min(lengthS, (index + 1) * stepS),
    x: (index % TILE.perRow) * TILE.width,
    y: Math.floor(index / TILE.perRow) * TILE.height,
  }));
}
