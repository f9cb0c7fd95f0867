/** To the start of a broadcast; `size` in CSS pixels. */
export const StartOverIcon = ({ size }: { size: number }) => (
  <svg viewBox="0 0 12 12" width={size} height={size} fill="currentColor" aria-hidden="true">
    <path d="M1.5 1.5h1.7v9H1.5zM11 1.5v9L4.2 6z" />
  </svg>
);
