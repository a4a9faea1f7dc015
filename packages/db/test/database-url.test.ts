import { expect, test } from 'vitest';
import { splitDatabaseUrl } from '../src/database-url.ts';

test.each([
  ['postgres://naya@db/naya', ['postgres://naya@db/naya']],
  [
    'postgres://naya:p@ss@a:5432,b:5433/naya?target_session_attrs=read-write&sslmode=verify-full',
    [
      'postgres://naya:p@ss@a:5432/naya?sslmode=verify-full',
      'postgres://naya:p@ss@b:5433/naya?sslmode=verify-full',
    ],
  ],
  [
    'postgresql://[::1]:5432,[2001:db8::1]/naya?target_session_attrs=primary',
    ['postgresql://[::1]:5432/naya', 'postgresql://[2001:db8::1]/naya'],
  ],
  [
    'postgresql://naya@localhost/naya?host=/run/a,/run/b&port=5433',
    [
      'postgresql://naya@localhost/naya?host=%2Frun%2Fa&port=5433',
      'postgresql://naya@localhost/naya?host=%2Frun%2Fb&port=5433',
    ],
  ],
])('%s', (url, urls) => {
  expect(splitDatabaseUrl(url)).toEqual(urls);
});

test.each(['standby', 'prefer-standby', 'read-only', 'secondary'])(
  'refuses the attribute %s: nothing could be written',
  (attribute) => {
    const url = `postgres://a,b/naya?target_session_attrs=${attribute}`;
    expect(() => splitDatabaseUrl(url)).toThrow(/^must have read-write or primary/);
  },
);

test.each(['mysql://a/b', 'a,b', 'postgres://a,b c/d', 'postgres://a:b,c/d'])('refuses %s', (url) =>
  expect(() => splitDatabaseUrl(url)).toThrow(/^must be an address such as/),
);
