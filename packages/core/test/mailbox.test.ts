import { expect, it } from 'vitest';
import { digestMailbox } from '../src/submissions/mailbox.ts';

const digest = (email: string) => digestMailbox('a secret', email);

it.each([
  ['in capitals', 'ASHA@Example.IN', 'asha@example.in'],
  ['with a tag', 'asha+franchises@example.in', 'asha@example.in'],
  ['with dots at Gmail', 'a.sh.a+x@gmail.com', 'asha@gmail.com'],
  ['at the other host of Gmail', 'a.sha@googlemail.com', 'asha@gmail.com'],
])('a mailbox is the same %s', (_name, written, plain) => {
  expect(digest(written)).toBe(digest(plain));
});

it.each([
  ['dots elsewhere', 'a.sha@example.in', 'asha@example.in'],
  ['another name', 'ravi@example.in', 'asha@example.in'],
  ['another host', 'asha@example.com', 'asha@example.in'],
])('%s make another mailbox', (_name, one, other) => {
  expect(digest(one)).not.toBe(digest(other));
});

it('tells nobody the e-mail, whoever tries them all without the secret', () => {
  expect(digest('asha@example.in')).toMatch(/^[\w-]{43}$/);
  expect(digestMailbox('another secret', 'asha@example.in')).not.toBe(digest('asha@example.in'));
});
