import { expect, it } from 'vitest';
import { mailboxKey } from '../src/submissions/mailbox.ts';

it.each([
  ['in capitals', 'ASHA@Example.IN', 'asha@example.in'],
  ['with a tag', 'asha+franchises@example.in', 'asha@example.in'],
  ['with dots at Gmail', 'a.sh.a+x@gmail.com', 'asha@gmail.com'],
])('a mailbox is the same %s', (_name, written, plain) => {
  expect(mailboxKey(written)).toBe(mailboxKey(plain));
});

it.each([
  ['dots elsewhere', 'a.sha@example.in', 'asha@example.in'],
  ['another name', 'ravi@example.in', 'asha@example.in'],
  ['another host', 'asha@example.com', 'asha@example.in'],
])('%s make another mailbox', (_name, one, other) => {
  expect(mailboxKey(one)).not.toBe(mailboxKey(other));
});

it('tells nobody the e-mail', () => {
  expect(mailboxKey('asha@example.in')).toMatch(/^[\w-]{43}$/);
});
