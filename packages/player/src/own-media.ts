/**
 * The media elements of this product's players, in the order of the page. What else a page holds, of a newsroom's embed or
 * a visitor's extension, is not ours: it is neither measured nor paused (V-07).
 */
export const ownMedia = (page: Document): HTMLMediaElement[] => [
  ...page.querySelectorAll<HTMLMediaElement>('[data-own-media]'),
];
