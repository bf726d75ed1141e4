import { BlockList, isIPv6 } from 'node:net';
import type { Request } from 'express';

const V4_IN_V6 = new BlockList();
V4_IN_V6.addSubnet('::ffff:0:0', 96, 'ipv6');

/** The network from which a request comes. */
export function networkOf({ ip }: Request): string {
  return clientNetwork(ip ?? '');
}

/**
 * The name under which a client is counted: an IPv4 address, or the /64 network of an IPv6 address, since one household
 * owns all of that.
 */
function clientNetwork(ip: string): string {
  if (!isIPv6(ip)) return ip;
  if (V4_IN_V6.check(ip, 'ipv6')) return ip.slice(ip.lastIndexOf(':') + 1);
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase())
    .join(':')}::/64`;
}
