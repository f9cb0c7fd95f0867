import { sheets } from '../../stage.ts';

export const MAP = sheets('#efe7d3', '#0b4a3a', '#e4572e', '#b9a77f');
export const BILL = sheets('#ffc72c', '#1f2a22', '#fbfaf6', '#e09a12');
