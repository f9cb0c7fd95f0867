import { sheets } from '../../stage.ts';

export const OLD = sheets('#e7dcc6', '#3a1f2b', '#b5402f', '#b79d78');
export const YOUNG = sheets('#4a2bc2', '#fbfaf6', '#ffc72c', '#38209a');
export const RAIL = sheets('#1c3a36', '#e9e0cb', '#e4572e', '#2f5a53');
