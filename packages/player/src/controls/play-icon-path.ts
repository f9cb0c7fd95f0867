/** Path of the play icon, on a 24-unit square. A file of its own: pages contain it long before the other icons. */
export const PLAY_ICON_PATH = 'M7 4.5v15l12.5-7.5z';
