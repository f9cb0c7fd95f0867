const STROKES = {
  share: 'M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8.5h14V12',
  later: 'M12 21a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 8v5l3.5 2',
  saved: 'M12 21a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M8 12.8l2.8 2.7 5-5.5',
  download: 'M12 3.5V15M7.5 10.5 12 15l4.5-4.5M5 17v3.5h14V17',
} as const;

/** Line icons of what can be done with a page, 24 units square. */
export const ToolIcon = ({ name }: { name: keyof typeof STROKES }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={STROKES[name]} />
  </svg>
);
