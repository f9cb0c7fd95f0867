/** A preview picture of the medium: a region of a sprite sheet, in pixels. */
export interface Thumbnail {
  startS: number;
  endS: number;
  /** Address of the sheet. */
  sheet: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const CUE = /^(\S+) --> (\S+)(?:[ \t].*)?\r?\n([^\s#]+)#xywh=(\d+),(\d+),(\d+),(\d+)/gm;

/**
 * Preview pictures of a WebVTT file with media fragments (`sheet.webp#xywh=160,0,160,90`); cues of another form are
 * skipped.
 */
export function parseThumbnails(list: string, address: string): Thumbnail[] {
  return [...list.matchAll(CUE)].map(([, start = '', end = '', sheet = '', ...box]) => {
    const [x = 0, y = 0, width = 0, height = 0] = box.map(Number);
    return { startS: seconds(start), endS: seconds(end), sheet: new URL(sheet, address).href, x, y, width, height };
  });
}

const seconds = (stamp: string): number => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
