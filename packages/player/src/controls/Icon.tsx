import { PLAY_ICON_PATH } from './play-icon-path.ts';

/** The player's icons: two-unit strokes on a 24-unit square, in the colour of the text. */
const PATHS = {
  play: PLAY_ICON_PATH,
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  replay: 'M12 5V2L7.5 6 12 10V7a5.5 5.5 0 1 1-5.5 5.5h-2A7.5 7.5 0 1 0 12 5z',
  back: 'M12 5.2V2L7.6 5.9 12 9.8V6.9a5.9 5.9 0 1 1-5.9 5.9H4.4A7.6 7.6 0 1 0 12 5.2zM9.3 10.8h1.4v4.6H9.3zM11.8 10.8h3.1v4.6h-3.1zM13 11.9v2.4h.7v-2.4z',
  forward:
    'M12 5.2V2l4.4 3.9L12 9.8V6.9a5.9 5.9 0 1 0 5.9 5.9h1.7A7.6 7.6 0 1 1 12 5.2zM9.3 10.8h1.4v4.6H9.3zM11.8 10.8h3.1v4.6h-3.1zM13 11.9v2.4h.7v-2.4z',
  loud: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM14.5 8.2v1.9a2.2 2.2 0 0 1 0 3.8v1.9a4 4 0 0 0 0-7.6zM14.5 4.6v1.9a5.8 5.8 0 0 1 0 11v1.9a7.6 7.6 0 0 0 0-14.8z',
  silent:
    'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15 9.4l1.2-1.2 2.3 2.4 2.3-2.4L22 9.4 19.7 12l2.3 2.6-1.2 1.2-2.3-2.4-2.3 2.4-1.2-1.2 2.3-2.6z',
  subtitles:
    'M4 5.5h16a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 17V7A1.5 1.5 0 0 1 4 5.5zM6 13.2v1.8h6v-1.8zM13.5 13.2v1.8H18v-1.8zM6 9.8v1.8h3v-1.8zM10.5 9.8v1.8H18v-1.8z',
  fullscreen: 'M4 4h6v2H6v4H4zM14 4h6v6h-2V6h-4zM4 14h2v4h4v2H4zM18 14h2v6h-6v-2h4z',
  exitFullscreen: 'M8 4h2v6H4V8h4zM14 4h2v4h4v2h-6zM4 14h6v6H8v-4H4zM14 14h6v2h-4v4h-2z',
  settings: 'M4 7h8.5v2H4zM17.5 7H20v2h-2.5zM13.5 4.5h3v7h-3zM4 15h2.5v2H4zM11.5 15H20v2h-8.5zM7.5 12.5h3v7h-3z',
  chapters: 'M4 5.5h3v3H4zM9.5 6h11v2h-11zM4 10.5h3v3H4zM9.5 11h11v2h-11zM4 15.5h3v3H4zM9.5 16h11v2h-11z',
  pictureInPicture: 'M3 5h18v6h-2V7H5v10h6v2H3zM13 13h8v6h-8z',
  television:
    'M3 5h18v14h-5v-2h3V7H5v3H3zM3 17a2 2 0 0 1 2 2H3zM3 14.6A4.4 4.4 0 0 1 7.4 19H5.7A2.7 2.7 0 0 0 3 16.3zM3 12a7 7 0 0 1 7 7H8.3A5.3 5.3 0 0 0 3 13.7z',
  next: 'M4.5 4.5v15L15.4 12zM16.6 4.5H19v15h-2.4z',
  close: 'M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4L12 13.4 6.4 19 5 17.6 10.6 12 5 6.4z',
  fromStart: 'M5 4.5h2.4v15H5zM19.5 4.5v15L8.6 12z',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} fill="currentColor" fillRule="evenodd" />
  </svg>
);
