const STROKES = {
  home: 'M3 11.2 12 4l9 7.2M5.5 9.4V20h13V9.4M10 20v-5.5h4V20',
  news: 'M4 5h13v13.2a1.8 1.8 0 0 0 3.6 0V9H17M7.2 9h6.6M7.2 12.4h6.6M7.2 15.8h4M4 5v13.2A1.8 1.8 0 0 0 5.8 20h13',
  programmes: 'M3.5 6.5h17v11h-17zM8 21h8M10.2 9.6v4.8l4.2-2.4z',
} as const;

/** Line icons of the navigation, 24 units square. */
export const NavIcon = ({ name }: { name: keyof typeof STROKES }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={STROKES[name]} />
  </svg>
);
