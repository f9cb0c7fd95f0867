/**
 * Media elements of this product's players, in page order. Others, such as a newsroom's embed or a visitor's extension,
 * are neither measured nor paused (V-07).
 */
export const ownMedia = (page: Document): HTMLMediaElement[] => [
  ...page.querySelectorAll<HTMLMediaElement>('[data-own-media]'),
];
