import { expect, it } from 'vitest';
import { ipKey } from '../src/http/client-ip.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['unknown', 'unknown'],
])('counts %s under %s', (clientIp, key) => {
  expect(ipKey(clientIp)).toBe(key);
});

it('tells two networks apart, and no two hosts of one', () => {
  const hosts = Array.from({ length: 50 }, (_, host) => `2001:db8:5:6::${host.toString(16)}`);
  expect(new Set(hosts.map(ipKey)).size).toBe(1);
  expect(ipKey('2001:db8:5:7::1')).not.toBe(ipKey('2001:db8:5:6::1'));
});
