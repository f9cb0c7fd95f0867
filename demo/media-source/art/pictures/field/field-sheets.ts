import { sheets } from '../../stage.ts';

export const NOTES = sheets('#f4f0e0', '#23402f', '#c8642b', '#9db58a');
export const MARSH = sheets('#d8e2d4', '#1d3b3a', '#e9a13b', '#6d9a8f');
export const FIRE = sheets('#e7dcc4', '#2a1f1a', '#e4572e', '#8a8a52');
