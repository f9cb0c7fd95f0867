/** Addresses of this machine and its network: nothing that a document chooses may be fetched from there. */
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** A name leads, or a redirect led, to this machine or its network. */
export class ForbiddenAddress extends Error {
  constructor() {
    super('forbidden address');
    this.name = 'ForbiddenAddress';
  }
}

/** @param hostname of a URL; a name says nothing before it is resolved (`publicLookup`) */
export function isPrivateAddress(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && isOurs(host);
}

/** Resolves a name; an address of this machine or its network fails it. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isOurs(address))) return callback(new ForbiddenAddress(), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** Private, loopback, link-local, multicast and other addresses that nothing on the web has (RFC 6890). */
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
  // The other spelling of an IPv4 address inside IPv6.
  if (/^::ffff:/i.test(address)) return true;
  return OURS.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
