import type { FranchisePage } from '@naya/contract/franchises/entity';
import { expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { demoQueries, type DemoQuery } from './support/demo-queries.ts';
import { seedDemoContent } from './support/demo.ts';

const api = useApi(seedDemoContent);

type Found = { business_name: string };
type Answer = FranchisePage & {
  understood?: { parameter: string; value: string }[];
  nearest?: Found[];
};

const firstNames = (found: Found[], count: number) =>
  found
    .slice(0, count)
    .map(({ business_name }) => business_name)
    .sort();

/** Says how an answer differs from what is expected; null when it does not. */
function differenceFrom(answer: Answer, query: DemoQuery): unknown {
  const { first, atMost = 1_000, understood = {}, nothing = false } = query;
  const found = nothing ? (answer.nearest ?? []) : answer.franchises;
  const filters = (answer.understood ?? []).map(({ parameter, value }) => [parameter, value]);
  const told = Object.fromEntries(filters) as Record<string, string>;
  const wanted = Object.fromEntries(
    Object.entries(understood).map(([name, value]) => [name, String(value)]),
  );
  const isAsExpected =
    (nothing ? answer.total === 0 : answer.total > 0 && answer.total <= atMost) &&
    found.length > 0 &&
    firstNames(found, first.length).join() === first.toSorted().join() &&
    Object.entries(wanted).every(([name, value]) => told[name] === value);
  return isAsExpected
    ? null
    : { search: query.search, total: answer.total, told, first: firstNames(found, 3) };
}

it('at least 16 of the 60 searches find what they should, first', async () => {
  const differing: unknown[] = [];
  for (const query of demoQueries) {
    const params = new URLSearchParams({ search: query.search, limit: '24' });
    const answer = (await api.get(`/admin/api/franchises?${params}`)) as Answer;
    const difference = differenceFrom(answer, query);
    if (difference) differing.push(difference);
  }
  expect(demoQueries).toHaveLength(60);
  expect(differing.length, JSON.stringify(differing, null, 1)).toBeLessThanOrEqual(44);
});
