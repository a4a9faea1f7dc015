import { expect, test } from 'vitest';
import { franchiseRow } from '../../../../e2e/support/franchise-row.ts';
import { visitStubbed } from '../stub.ts';

const path = '/franchises/city/indore/toys';
const json = { franchises: [franchiseRow(1)], total: 1 };

test.each([
  ['categories cannot be read', { status: 500 }, 503],
  ['there is no such category', { json: [] }, 404],
])('the page of a category in a city, when %s', async (_when, categories, expected) => {
  const answers = { 'GET /categories': categories, 'GET /franchises': { json } };
  expect((await visitStubbed(answers, path)).status).toBe(expected);
});
