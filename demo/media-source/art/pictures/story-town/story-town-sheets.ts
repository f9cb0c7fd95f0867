import { sheets } from '../../stage.ts';

export const VILLAGE = sheets('#f1e7d0', '#26313b', '#c8102e', '#d9a441');
export const VOICES = sheets('#f0e4d0', '#23262e', '#c8102e', '#3f7fae');
