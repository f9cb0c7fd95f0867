import { initialsOf, inksOf } from './portrait-drawing.ts';

interface PortraitProps {
  /** Selects the inks, always the same for an id. */
  id: string;
  name: string;
}

/**
 * A generated portrait instead of a photograph: initials on two sheets of paper, crossed by the brand stroke. Hidden
 * from screen readers beside the name.
 */
export function Portrait({ id, name }: PortraitProps) {
  const { ground, sheet, ink, turn } = inksOf(id);
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <rect width="200" height="200" fill={ground} />
      <path d="M-60 122 150 34l140 90-40 160H-60Z" fill={sheet} transform={`rotate(${turn} 100 100)`} />
      <path d="M-12 176c66 9 146-2 226-52-56 62-136 79-226 70Z" fill={ink} opacity="0.9" />
      <text
        x="100"
        y="122"
        fill={ink}
        fontSize="84"
        fontWeight="700"
        letterSpacing="-5"
        textAnchor="middle"
        style={{ fontFamily: 'var(--font-name)' }}
      >
        {initialsOf(name)}
      </text>
    </svg>
  );
}
