import { expect, test } from 'vitest';
import { askAboutEmail, askAboutPhone } from '../src/forms/ask-again.ts';

test.each([
  ['98765', 'Only 5 digits: is that the whole number?'],
  ['+91 7', 'Only 3 digits: is that the whole number?'],
  ['00000 11111', null],
  ['+91 00000 11111', null],
  ['', null],
  ['ring my brother', null],
])('a phone of %j asks %j', (typed, question) => {
  expect(askAboutPhone(typed)).toBe(question);
});

test.each([
  ['meera@gmial.com', 'Did you mean meera@gmail.com?'],
  ['meera@gmail.co', 'Did you mean meera@gmail.com?'],
  ['Meera@Yaho.com', 'Did you mean meera@yahoo.com?'],
  ['meera@gmail.com', null],
  ['meera@example.in', null],
  ['meera@', null],
  ['', null],
])('an e-mail of %j asks %j', (typed, question) => {
  expect(askAboutEmail(typed)).toBe(question);
});
