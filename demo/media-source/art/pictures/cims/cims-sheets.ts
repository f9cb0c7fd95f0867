import { sheets } from '../../stage.ts';

export const DAWN = sheets('#f6e3c0', '#12324a', '#e4572e', '#8fa6b5');
export const SNOW = sheets('#dfe8ee', '#12324a', '#ffc72c', '#7f97a8');
export const PINE = sheets('#e9ead8', '#163a2c', '#e4572e', '#7fa27f');
export const SHADE = sheets('#c9d8e4', '#0d2c4d', '#c8102e', '#3f6f9c');
