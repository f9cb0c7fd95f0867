/** Addresses that do not identify a single machine, because many clients may share one. */
import { BlockList, isIP, isIPv6 } from 'node:net';

/** RFC 1122 and 4291 loopback, RFC 1918 and 4193 private, RFC 6598 carrier-shared, RFC 3927 and 4291 link-local. */
const NETWORKS = [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const;

const shared = new BlockList();
for (const [network, prefix] of NETWORKS) shared.addSubnet(network, prefix, isIPv6(network) ? 'ipv6' : 'ipv4');

/** @param source result of `subscriberOf`; an invalid address is treated as shared */
export const isPublicSource = (source: string): boolean => {
  const version = isIP(source);
  return version !== 0 && source !== '::' && !shared.check(source, version === 6 ? 'ipv6' : 'ipv4');
};
