import { expect, it } from 'vitest';
import { maskPath, maskSecrets } from '../src/log/mask.ts';

it.each([
  ['to asha@example.com.', 'to …@….'],
  ['asha.rao+fees@mail.example.co.in, ravi@example.com', '…@…, …@…'],
  ['/page/asha%40example.com', '/page/…@…'],
  ['a@example.com+b@example.org', '…@……@…'],
  ['@naya/db of version 1.2.3, ask@nobody', '@naya/db of version 1.2.3, ask@nobody'],
])('%s loses its e-mails', (text, masked) => {
  expect(maskSecrets(text)).toBe(masked);
});

/** A mask whose work grows with the square of the text would not come back before the test gives up. */
it.each(['a', 'a.', '@', 'a@', 'a@b.'])('a line of nothing but %s is masked', (part) => {
  expect(() => maskPath(part.repeat(600_000 / part.length))).not.toThrow();
});
