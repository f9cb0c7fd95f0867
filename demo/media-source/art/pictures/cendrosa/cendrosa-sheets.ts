import { sheets } from '../../stage.ts';

export const NIGHT = sheets('#22344a', '#0b0f16', '#ffc72c', '#3f5875');
export const WATER = sheets('#93a7a8', '#10181c', '#e9dfc4', '#3d5a63');
export const GARNET = sheets('#5a1326', '#14080c', '#f0c77a', '#8e2a3f');
export const GREEN = sheets('#cfd6b4', '#172217', '#ffc72c', '#5f7d4f');
