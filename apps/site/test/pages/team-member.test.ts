import { expect, test } from 'vitest';
import { visitStubbed } from '../stub.ts';

const openMember = (json: object) => visitStubbed({ 'GET /team/x': { json } }, '/team/x');

test('experience and skills may be text', async () => {
  const { page } = await openMember({
    id: 'x',
    name: 'Asha',
    experience: 'Ran a shop; Sold it\nTaught',
    skills: 'a, b',
  });
  expect(page.region('Experience').texts('listitem')).toEqual(['Ran a shop', 'Sold it', 'Taught']);
  expect(page.region('Skills').texts('listitem')).toEqual(['a', 'b']);
});

test('what is missing is left out, a joined date in words stays so', async () => {
  const main = (await openMember({ id: 'x', name: 'Asha', joined: 'Spring 2021' })).page.one(
    'main',
  );
  expect(main.says('Joined Spring 2021')).toBe(true);
  expect(main.all('region')).toEqual([]);
  expect(main.texts('link')).toEqual(['Back to Team']);
  expect(main.sources).toEqual([expect.stringContaining('placeholder')]);
});

test('a LinkedIn URL that is none makes no link', async () => {
  const { page } = await openMember({
    id: 'x',
    name: 'Asha',
    linkedin: 'javascript:window.hacked=1',
    bio: '<b>x</b>',
  });
  expect(page.says('<b>x</b>')).toBe(true);
  expect(page.one('main').texts('link')).toEqual(['Back to Team']);
});

test("'Team member not found.' for an empty answer", async () => {
  const { status, page } = await openMember({});
  expect(status).toBe(404);
  expect(page.one('h1').text).toBe('Team member not found.');
});

test("a failed read shows 'Failed to fetch team member'", async () => {
  const { status, page } = await visitStubbed({ 'GET /team/x': { status: 500 } }, '/team/x');
  expect(status).toBe(503);
  expect(page.one('alert').text).toContain('Failed to fetch team member');
  expect(page.all('link', 'Back to Team')).toHaveLength(1);
});
