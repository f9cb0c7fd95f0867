/** S-06: addresses are never stored in full: /24 of IPv4, /48 of IPv6, and none without consent. */
import { isIPv4, isIPv6 } from 'node:net';

/** `81.2.69.142` → `81.2.69.0`, `2001:db8:85a3:8d3::1` → `2001:db8:85a3::`; anything else → ''. */
export function shortAddress(address: string): string {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return `${plain.slice(0, plain.lastIndexOf('.'))}.0`;
  return isIPv6(plain) ? ipv6Network(plain, 3) : '';
}

/** One subscriber: an IPv4 address, or the /64 of an IPv6 address, since a subscriber controls the whole /64. */
export function subscriberOf(address: string): string {
  const plain = plainAddress(address);
  return plain.includes(':') && isIPv6(plain) ? ipv6Network(plain, 4) : plain;
}

/** Without a zone; IPv4 unchanged. */
const plainAddress = (address: string): string =>
  address.includes(':') ? (address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0] ?? '') : address;

/** The first 16-bit groups, in shortest form without leading zeros. */
function ipv6Network(plain: string, groupCount: number): string {
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  while (groups.length + after.length < 8) groups.push('0');
  const first = [...groups, ...after].slice(0, groupCount).map((group) => Number.parseInt(group, 16).toString(16));
  return first.every((group) => group === '0') ? '::' : `${first.join(':')}::`;
}
