import { expect, test } from 'vitest';
import { soundsOf, spellingsOf } from '../../src/franchises/catalogue/sound.ts';

const haveCommon = (one: string[], other: string[]) => one.some((each) => other.includes(each));

test.each([
  ['indore', 'indor', 'indorr', 'इंदोर'],
  ['jaipur', 'jaypur', 'जयपुर'],
  ['bhopal', 'bhopaal', 'bopal', 'भोपाल'],
  ['lakhnau', 'lakhnaau', 'लखनऊ'],
  ['varanasi', 'waranasi', 'वाराणसी'],
  ['chandigarh', 'चंडीगढ़'],
  ['shimla', 'simla', 'शिमला'],
])('%s is a spelling of %s', (...words) => {
  for (const word of words)
    expect(haveCommon(spellingsOf(word), spellingsOf(words[0] ?? '')), word).toBe(true);
});

test.each([
  ['dosa', 'dausa'],
  ['indore', 'indoor'],
  ['pune', 'patna'],
])('%s and %s are two names', (one, other) => {
  expect(haveCommon(spellingsOf(one), spellingsOf(other))).toBe(false);
});

test.each([
  ['chai', 'chay', 'chaay', 'चाय'],
  ['doodh', 'dudh', 'dooodh', 'दूध'],
  ['coaching', 'coching', 'कोचिंग'],
  ['kapda', 'kapdaa', 'कपड़ा'],
  ['mithai', 'mithaai', 'मिठाई'],
  ['vada', 'wada', 'वडा'],
])('%s sounds as %s', (...words) => {
  for (const word of words)
    expect(haveCommon(soundsOf(word), soundsOf(words[0] ?? '')), word).toBe(true);
});

test('what is too short or has a digit is known by its letters alone', () => {
  expect(soundsOf('tea')).toEqual([]);
  expect(soundsOf('24x7')).toEqual([]);
  expect(soundsOf('aaaa')).toEqual([]);
  expect(spellingsOf('')).toEqual(['']);
});
