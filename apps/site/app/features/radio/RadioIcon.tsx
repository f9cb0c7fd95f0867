const PATHS = {
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M6.5 5h4v14h-4zM13.5 5h4v14h-4z',
  window: 'M4 5h9v2H6v11h11v-7h2v9H4zM14.5 3H21v6.5h-2V6.4l-6.3 6.3-1.4-1.4L17.6 5h-3.1z',
  close: 'M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4L12 13.4 6.4 19 5 17.6 10.6 12 5 6.4z',
  back: 'M13 3v2H6v14h7v2H4V3zM15.2 7.6l4.4 4.4-4.4 4.4-1.4-1.4 2-2H9v-2h6.8l-2-2z',
} as const;

/** Filled icons of the radio's controls, 24 units square. */
export const RadioIcon = ({ name, size = 22 }: { name: keyof typeof PATHS; size?: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
