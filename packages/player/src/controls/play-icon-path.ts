/** Path of the sign of play, on a 24-unit square. By itself: it is on the page long before the other icons are. */
export const PLAY_ICON_PATH = 'M7 4.5v15l12.5-7.5z';
