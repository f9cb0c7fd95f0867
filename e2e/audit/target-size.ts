/** Size of targets (WCAG 2.2, 2.5.8), and of player controls, which need larger ones for use on the move. Pure. */

export interface Target {
  label: string;
  /** CSS pixels from the corner of the page. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Inside a line of text and limited to its height (the rule's exception). */
  isInline: boolean;
  /** A control of the page's player or of the radio; links to other pages there are not. */
  isOfPlayer: boolean;
}

/** Smallest side of a target, and of a player control on touch screens, in CSS pixels. */
export const MIN_PX = { target: 24, player: 44 } as const;

const isSmall = ({ width, height }: Target) => Math.min(width, height) < MIN_PX.target - 0.5;

/**
 * Smaller ones pass when a circle of 24 px around their centre meets no other target, nor the circle of another small
 * one.
 *
 * @param isTouched whether this is a touch screen
 */
export function targetFindings(targets: readonly Target[], isTouched: boolean): string[] {
  const crowded = targets.filter(
    (target) =>
      !target.isInline && isSmall(target) && targets.some((other) => other !== target && meets(target, other)),
  );
  const thin = targets.filter(
    ({ isOfPlayer, width, height }) => isTouched && isOfPlayer && Math.min(width, height) < MIN_PX.player - 0.5,
  );
  const sized = ({ label, width, height }: Target) => `${label} ${Math.round(width)}×${Math.round(height)} px`;
  return [
    ...crowded.map((target) => `${sized(target)}, too near to others`),
    ...thin.map((target) => `${sized(target)} in the player`),
  ];
}

function meets(small: Target, other: Target): boolean {
  const [x, y] = middle(small);
  const radius = MIN_PX.target / 2;
  if (isSmall(other)) {
    const [otherX, otherY] = middle(other);
    return Math.hypot(x - otherX, y - otherY) < 2 * radius;
  }
  const nearestX = Math.min(Math.max(x, other.x), other.x + other.width);
  const nearestY = Math.min(Math.max(y, other.y), other.y + other.height);
  return Math.hypot(x - nearestX, y - nearestY) < radius;
}

const middle = ({ x, y, width, height }: Target) => [x + width / 2, y + height / 2] as const;
