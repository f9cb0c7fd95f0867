const STROKES = {
  share: 'M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8.5h14V12',
  later: 'M12 21a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 8v5l3.5 2',
  saved: 'M12 21a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M8 12.8l2.8 2.7 5-5.5',
  download: 'M12 3.5V15M7.5 10.5 12 15l4.5-4.5M5 17v3.5h14V17',
  follow: 'M12 5v14M5 12h14',
  followed: 'M5 12.5 10 17.5 19.5 7',
} as const;

interface ToolIconProps {
  name: keyof typeof STROKES;
  /** Stroke width, in the units of the drawing. */
  weight?: number;
}

/** Line icons of the page tools, 24 units square. */
export const ToolIcon = ({ name, weight = 1.8 }: ToolIconProps) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth={weight}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={STROKES[name]} />
  </svg>
);
