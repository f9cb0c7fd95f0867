const STROKES = {
  home: 'M3 11.2 12 4l9 7.2M5.5 9.4V20h13V9.4M10 20v-5.5h4V20',
  news: 'M4 5h13v13.2a1.8 1.8 0 0 0 3.6 0V9H17M7.2 9h6.6M7.2 12.4h6.6M7.2 15.8h4M4 5v13.2A1.8 1.8 0 0 0 5.8 20h13',
  live: 'M12 13.6a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2M8.2 15.8a5.4 5.4 0 0 1 0-7.6M15.8 8.2a5.4 5.4 0 0 1 0 7.6M5.3 18.7a9.5 9.5 0 0 1 0-13.4M18.7 5.3a9.5 9.5 0 0 1 0 13.4',
  radio: 'M3.5 9h17v11h-17zM6.5 9l11-5M8.5 17a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M14.5 13h3M14.5 16.5h3',
  search: 'M10.6 17.2a6.6 6.6 0 1 0 0-13.2 6.6 6.6 0 0 0 0 13.2M15.4 15.4l5.2 5.2',
  account: 'M12 12.4a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4M4.2 20.4c.9-3.6 3.9-5.4 7.8-5.4s6.9 1.8 7.8 5.4',
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
