import { sheets } from '../../stage.ts';

export const BLUE = sheets('#0b6bb8', '#fbfaf6', '#ffc72c', '#5aa6e0');
export const MIST = sheets('#dbe9f3', '#0b3d6b', '#ffc72c', '#7fb2d9');
