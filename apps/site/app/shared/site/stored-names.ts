/** Names under which pages store something in the browser; the page on privacy lists them. */
export const GAME_STORE = 'sintonia_joc';
export const PLACE_STORE = 'sintonia_temps';
export const READING_STORE = 'sintonia-lectura';
