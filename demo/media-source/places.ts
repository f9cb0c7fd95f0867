/** Paths of inputs and outputs, from the folder of this file. */
import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const PLACES = {
  clips: here('../media/clips'),
  art: here('../media/art'),
  artIndex: here('../media/art/index.json'),
  media: here('../media'),
  clipList: here('../catalogue/clips.json'),
  catalogue: here('../catalogue'),
} as const;
