interface WindArrowProps {
  /** Direction that the wind comes from, clockwise from north. */
  fromDeg: number;
  className?: string | undefined;
  /** Place inside another drawing. */
  at?: { x: number; y: number; width: number; height: number };
}

/** Points where the wind blows to. */
export const WindArrow = ({ fromDeg, className, at }: WindArrowProps) => (
  <svg className={className} viewBox="0 0 24 24" {...at} width="20" height="20" fill="currentColor" aria-hidden="true">
    <path
      d="M12 21.5C11.4 15 11 12 11 9H7L12 2.5L17 9H13C13 12 12.6 15 12 21.5Z"
      transform={`rotate(${fromDeg + 180} 12 12)`}
    />
  </svg>
);
