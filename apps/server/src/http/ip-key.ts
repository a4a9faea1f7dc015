import { isIPv4, isIPv6 } from 'node:net';

const networkGroups = 4;

/**
 * The key under which a limit counts a client IP. IPv4 counts by itself, also when it is written as IPv6 (::ffff:192.0.2.1);
 * IPv6 by its /64, because one subscriber has all 2^64 addresses of it. Anything else stays as it is.
 */
export function ipKey(clientIp: string): string {
  const [ip = ''] = clientIp.trim().toLowerCase().split('%');
  if (isIPv4(ip) || !isIPv6(ip)) return ip;
  const groups = readGroups(ip);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return groups.slice(6).flatMap(readBytes).join('.');
  const network = groups.slice(0, networkGroups).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight groups of an IPv6 address; the URL parser writes a dotted end in hexadecimal. */
function readGroups(ip: string): number[] {
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [readHex(head), readHex(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => 0), ...after];
}

const readHex = (part: string) =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
const readBytes = (group: number) => [group >> 8, group & 0xff];
