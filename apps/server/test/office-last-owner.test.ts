import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { createColleague, type Colleague } from './support/office.ts';

const api = useApi();
type Person = { id: string; email: string; role: string };

async function listOwners(reader: Colleague): Promise<Person[]> {
  const { data } = await reader.read<{ data: Person[] }>('/users');
  return data.filter(({ role }) => role === 'owner');
}

async function countWaiting(): Promise<number> {
  const { rows } = await api.core.db.execute(sql`
    select 1 from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and not granted`);
  return rows.length;
}

it.each([
  ['PUT', { role: 'agent' }],
  ['DELETE', undefined],
])('of two owners who %s each other at the same moment one stays', async (method, values) => {
  const owners = [await createColleague(api, 'owner'), await createColleague(api, 'owner')];
  const [one, other] = owners as [Colleague, Colleague];
  const people = await listOwners(one);
  const lose = (by: Colleague, email: string) => {
    const person = people.find((each) => each.email === email);
    return by.call(method, `/users/${person?.id}`, values && { ...person, ...values });
  };
  // Neither change is stored until both have been asked for.
  const asked = await api.core.db.transaction(async (tx) => {
    await tx.execute(sql`lock table audit_lines in exclusive mode`);
    const calls = [lose(one, other.email), lose(other, one.email)];
    await expect.poll(countWaiting).toBe(2);
    return calls;
  });
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses).toContain(422);
  const stayed = owners[statuses.indexOf(200)] as Colleague;
  expect(await listOwners(stayed)).toMatchObject([{ email: stayed.email }]);
  await api.core.db.execute(sql`delete from users`);
});
