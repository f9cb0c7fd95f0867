/** S-06: addresses are never stored whole: /24 of IPv4, /48 of IPv6, and none without consent. */
import { isIPv4, isIPv6 } from 'node:net';
import { type Step, withBasics } from './decoded-row.ts';

/** `81.2.69.142` → `81.2.69.0`, `2001:db8:85a3:8d3::1` → `2001:db8:85a3::`; anything else → ''. */
export function shortAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0');
  if (!isIPv6(plain)) return '';
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  while (groups.length + after.length < 8) groups.push('0');
  const firstThree = [...groups, ...after].slice(0, 3).map((group) => Number.parseInt(group, 16).toString(16));
  return firstThree.every((group) => group === '0') ? '::' : `${firstThree.join(':')}::`;
}

export const keepShortAddress: Step = (entry, { address }) =>
  withBasics(entry, { address: entry.row.tier === 'none' ? '' : shortAddress(address) });
