/** Amounts of the contract in words. */

const counted = (n: number, one: string, many: string): string => `${number(n)} ${n === 1 ? one : many}`;
const number = (n: number): string => n.toLocaleString('ca', { maximumFractionDigits: 1 });

/** `45 segons`, `8 minuts`, `1 minut i 30 segons`. */
export function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds - minutes * 60;
  const parts = [
    ...(minutes > 0 ? [counted(minutes, 'minut', 'minuts')] : []),
    ...(rest > 0 || minutes === 0 ? [counted(rest, 'segon', 'segons')] : []),
  ];
  return parts.join(' i ');
}

/** `cap vegada`, `1 vegada`, `3 vegades`. */
export const times = (n: number): string => (n === 0 ? 'cap vegada' : counted(n, 'vegada', 'vegades'));
