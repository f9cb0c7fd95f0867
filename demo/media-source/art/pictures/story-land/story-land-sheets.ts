import { sheets } from '../../stage.ts';

export const YARD = sheets('#f4c95d', '#1f3d2b', '#c8102e', '#5f9a5b');
