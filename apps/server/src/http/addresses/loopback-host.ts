import { isIP } from 'node:net';

/** Whether a name or address is of this machine only (RFC 6761 § 6.3, RFC 1122). @param host without port, an IPv6 address with or without brackets */
export function isLoopbackHost(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return plain.startsWith('127.');
  return plain === '::1' || plain === 'localhost' || plain.endsWith('.localhost');
}
