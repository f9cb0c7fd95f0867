import { sheets } from '../../stage.ts';

export const SITE = sheets('#f5ead2', '#22304a', '#ffb703', '#c8553d');
export const BRICK = sheets('#f3d9c4', '#3c1f1a', '#c8553d', '#e9a13b');
export const BLUEPRINT = sheets('#23407a', '#f5ead2', '#ffb703', '#6f8cc4');
export const GREEN = sheets('#e8ead6', '#22304a', '#c8553d', '#6f9a6a');
