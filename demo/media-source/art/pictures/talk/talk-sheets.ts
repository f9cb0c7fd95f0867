import { sheets } from '../../stage.ts';

export const COFFEE = sheets('#0b7350', '#f4ead7', '#ffc72c', '#0a5239');
export const COLD = sheets('#16202b', '#dfe6ea', '#e4572e', '#2b3b4a');
