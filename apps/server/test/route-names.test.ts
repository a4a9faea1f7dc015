import { expect, it } from 'vitest';
import { createRouteNames } from '../src/metrics/route-names.ts';

const nameRoute = createRouteNames([
  { path: '/*' },
  { path: '/admin/api/franchises' },
  { path: '/admin/api/franchises/:id' },
  { path: String.raw`/office/api/leads/:id{\d+}/replies` },
]);

it.each([
  ['/', '/'],
  ['/?utm=x', '/'],
  ['/franchises?search=chai', '/franchises'],
  ['/franchises/12.data?_routes=x', '/franchises/*'],
  ['/franchises/city/indore', '/franchises/city/*'],
  ['/my-data/a-secret-token', '/my-data/*'],
  ['/admin/api/franchises', '/admin/api/franchises'],
  ['/admin/api/franchises/chai-gully', '/admin/api/franchises/*'],
  ['/office/api/leads/7/replies', '/office/api/leads/*/replies'],
  ['/office/api/leads/replies/7', 'other'],
  ['/wp-login.php', 'other'],
  ['/admin/api/franchises/1/2/3', 'other'],
])('%s is of the route %s', (url, name) => {
  expect(nameRoute(url)).toBe(name);
});
