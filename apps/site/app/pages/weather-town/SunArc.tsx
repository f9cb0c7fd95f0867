import css from './SunArc.module.css';

interface SunArcProps {
  rise: string;
  set: string;
  /** Elapsed share of the daylight; `null` at night and on other days. */
  share: number | null;
}

/** Path of the sun over the day. */
export function SunArc({ rise, set, share }: SunArcProps) {
  const angle = Math.PI * (1 - (share ?? 0));
  const [x, y] = [110 + 96 * Math.cos(angle), 92 - 78 * Math.sin(angle)];
  return (
    <svg
      className={css.arc}
      viewBox="0 0 220 118"
      role="img"
      aria-label={`El sol surt a les ${rise} i es pon a les ${set}`}
    >
      <path className={css.way} d="M14 92A96 78 0 0 1 206 92" />
      <path className={css.ground} d="M0 92H220" />
      {share !== null && <circle className={css.sun} cx={x.toFixed(1)} cy={y.toFixed(1)} r="9" />}
      <text x="14" y="112">
        {rise}
      </text>
      <text x="206" y="112" textAnchor="end">
        {set}
      </text>
    </svg>
  );
}
