import { sheets } from '../../stage.ts';

export const TOYS = sheets('#fff6e0', '#2456c7', '#e63946', '#ffc72c');
export const SUN = sheets('#ffc72c', '#2456c7', '#e63946', '#fff6e0');
export const SKY = sheets('#bfe3f2', '#2456c7', '#e63946', '#ffc72c');
export const COURT = sheets('#2f6f4f', '#fbfaf6', '#ff8c2b', '#1f4a36');
export const INDOOR = sheets('#f2d9a8', '#2a1b3d', '#ff6b35', '#b5803f');
