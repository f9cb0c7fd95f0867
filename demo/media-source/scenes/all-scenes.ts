import { cims } from './cims.ts';
import { noticiesVespre } from './noticies-vespre.ts';
import type { CreateScene } from './scene.ts';

/** Which scene draws which clip. */
export const SCENES: Readonly<Record<string, CreateScene>> = {
  cims,
  'noticies-vespre': noticiesVespre,
};
