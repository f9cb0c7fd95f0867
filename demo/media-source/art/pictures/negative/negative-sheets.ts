export const DARK = { a: '#211b17', b: '#211b17', c: '#211b17' };
export const BROWN = { a: '#5b4b3c', b: '#5b4b3c', c: '#5b4b3c' };
