/**
 * A locally generated visitor id, 38 decimal digits in two halves that begin with 1 to 7, for when no identity server
 * answers.
 *
 * @param random numbers from 0 (inclusive) to 1 (exclusive)
 */
export function localVisitorId(random: () => number): string {
  const half = () => {
    let digits = String(1 + Math.floor(random() * 7));
    while (digits.length < 19) digits += Math.floor(random() * 10);
    return digits;
  };
  return half() + half();
}
