import { sheets } from '../../stage.ts';

export const RED = sheets('#fbfaf6', '#14161a', '#c8102e', '#d9cfba');
export const SLATE = sheets('#e4e0d6', '#1f2a33', '#c8102e', '#8fa3ad');
export const TALK = sheets('#f0e6d2', '#1b2240', '#e4572e', '#7f93c8');
export const INDIGO = sheets('#1b2240', '#fbfaf6', '#e4572e', '#7f93c8');
