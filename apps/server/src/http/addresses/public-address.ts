/** Detects addresses of this machine and its network, which a third-party document must not make the server fetch. */
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** A name resolved, or a redirect led, to this machine or its network. */
export class ForbiddenAddress extends Error {
  constructor() {
    super('forbidden address');
    this.name = 'ForbiddenAddress';
  }
}

/** @param hostname of a URL; a name must be resolved first (`publicLookup`) */
export function isPrivateAddress(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && isOurs(host);
}

/** DNS lookup that fails for addresses of this machine or its network. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isOurs(address))) return callback(new ForbiddenAddress(), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** Private, loopback, link-local, multicast and other non-public addresses (RFC 6890). */
const OURS = new BlockList();
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
])
  OURS.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  OURS.addSubnet(net, bits, 'ipv6');

function isOurs(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return OURS.check(mapped, 'ipv4');
  // The other notation of an IPv4-mapped IPv6 address.
  if (/^::ffff:/i.test(address)) return true;
  return OURS.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
