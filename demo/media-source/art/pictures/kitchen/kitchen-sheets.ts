import { sheets } from '../../stage.ts';

export const CLAY = sheets('#f3e4c8', '#3b1d12', '#c8422b', '#e9a13b');
export const BROTH = sheets('#ffc72c', '#4a2412', '#fbfaf6', '#5c8a3a');
export const BLUE = sheets('#f4ecdc', '#1b2c4a', '#2f6fb5', '#e9a13b');
export const GREEN = sheets('#e4e8c8', '#1e3a22', '#c8422b', '#6f9a3d');
