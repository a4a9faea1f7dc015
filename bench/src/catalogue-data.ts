import { once } from 'node:events';
import type { Database } from '@naya/db/client';
import { insertCategories } from '@naya/db/seed/insert';
import { resolveCity } from '@naya/contract/franchises/chosen-city';
import { slugOf } from '@naya/contract/slug';
import { from as copyFrom } from 'pg-copy-streams';
import {
  adjectives,
  categoryNames,
  cities,
  inventedNames,
  selling,
  trades,
} from './catalogue-words.ts';
import { createRandom, type Random } from './random.ts';

const lakh = 100_000;
const day = 86_400_000;
const newest = Date.UTC(2026, 0, 1);

type Row = Record<string, string | number | boolean | string[] | null>;

/** Places of the contract as JSON. One in fifty brands is open all over a state, one in two hundred all over India. */
function makePlaces(random: Random, names: string[]): string {
  const wide = random.next();
  if (wide < 0.005) return JSON.stringify([{ city: null, state: null }]);
  const places = names.map((name) => resolveCity(name));
  if (wide < 0.025) places.push({ city: '', state: places[0]?.state ?? null });
  return JSON.stringify(places.map((place) => ({ ...place, city: place.city || null })));
}

const countedPlaces = (names: string[]) =>
  JSON.stringify(names.map((name) => ({ ...resolveCity(name), count: 2 })));

function makeDescription(random: Random, trade: string, city: string): string {
  const words = Array.from({ length: random.whole(18, 40) }, () => random.pickSkewed(selling));
  return `${trade} brand from ${city}. ${words.join(' ')}.`;
}

/** One in twenty gives no investment, one in ten no payback time, as owners do. */
function makeRow(random: Random, number: number, categoryIds: Map<string, number>): Row {
  const category = random.pickSkewed(categoryNames);
  const trade = random.pickSkewed(trades[category]);
  const city = random.pickSkewed(cities);
  const name = [
    random.next() < 0.4 ? random.pick(adjectives) : '',
    random.pick(inventedNames),
    trade,
  ];
  const places = Array.from({ length: random.whole(1, 6) }, () => random.pickSkewed(cities));
  const others = Array.from({ length: random.whole(0, 4) }, () => random.pickSkewed(cities));
  const investment = Math.round(1.5 + random.next() ** 3 * 180) * lakh;
  const months = random.whole(6, 36);
  const business_name = name.filter(Boolean).join(' ');
  return {
    slug: `${slugOf(business_name)}-${number}`,
    business_name,
    category_id: categoryIds.get(category) ?? null,
    description: makeDescription(random, trade, city),
    headquarters: city,
    locations: [...new Set([city, ...places])],
    open_cities: makePlaces(random, others.slice(0, 3)),
    waiting_cities: makePlaces(random, others.slice(3)),
    outlet_cities: countedPlaces([...new Set([city, ...places])]),
    investment_min: random.next() < 0.05 ? null : investment,
    investment_max: random.next() < 0.1 ? null : investment + random.whole(1, 30) * lakh,
    excepted_roi_min: random.next() < 0.1 ? null : months,
    excepted_roi_max: random.next() < 0.2 ? null : months + random.whole(0, 18),
    space_required: String(random.whole(1, 40) * 50),
    is_featured: random.next() < 0.04,
    trending_type: random.next() < 0.97 ? null : random.pick(['weekly', 'monthly']),
    support_provided: ['Site selection', 'Launch marketing', 'Staff training'],
    training_details: ['Two weeks at headquarters'],
    establishment_year: random.whole(1985, 2025),
    total_outlets: random.whole(1, 400),
    franchise_fee: random.whole(1, 20) * 50_000,
    royalty_percentage: random.whole(2, 10),
    model_type: random.pick(['Single Unit', 'Multi-Unit', 'Area Development']),
    // Nineteen in twenty are public.
    status: random.next() < 0.95 ? 'approved' : 'pending',
    created_at: new Date(newest - Math.floor(random.next() * 1_500 * day)).toISOString(),
  };
}

/** A value as COPY's text format wants it; our words hold no tab, backslash or quote. */
function asCopyText(value: Row[string] | undefined): string {
  if (value === null || value === undefined) return '\\N';
  if (Array.isArray(value)) return `{${value.map((item) => `"${item}"`).join(',')}}`;
  return String(value);
}

/** Fills an empty database with `count` franchises, the same ones every time. */
export async function fillCatalogue({ db, pool }: Database, count: number): Promise<void> {
  const categoryIds = await insertCategories(
    db,
    categoryNames.map((name) => ({ name, slug: slugOf(name) })),
  );
  const random = createRandom(7);
  const columns = Object.keys(makeRow(createRandom(1), 0, categoryIds));
  const client = await pool.connect();
  const copy = client.query(copyFrom(`copy franchises (${columns.join(', ')}) from stdin`));
  for (let number = 1; number <= count; number++) {
    const row = makeRow(random, number, categoryIds);
    const line = columns.map((column) => asCopyText(row[column])).join('\t');
    if (!copy.write(`${line}\n`)) await once(copy, 'drain');
  }
  copy.end();
  await once(copy, 'finish');
  client.release();
  // Autovacuum would do this within a minute.
  await pool.query('vacuum analyze');
}
