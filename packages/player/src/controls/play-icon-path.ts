/**
 * Path of the play icon, on a 24-unit square. Separate from the other icons, because pages load it long before them.
 */
export const PLAY_ICON_PATH = 'M7 4.5v15l12.5-7.5z';
