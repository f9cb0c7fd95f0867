import { INK } from '../../draw/inks.ts';

export const COLUMN = 390;
export const RED = INK.noticies;
export const SAND = '#eadfc8';
export const SLATE = '#26313b';
