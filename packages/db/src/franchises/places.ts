import type { TextReading } from '@naya/contract/places/read-franchise-text';
import { and, asc, gt, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { franchises } from '../tables/franchises.ts';

/** Franchises after this id that name no place in a list yet. */
export async function listWithoutPlaces(db: Db, afterId: number, limit: number) {
  return await db
    .select({
      id: franchises.id,
      locations: franchises.locations,
      territory_details: franchises.territory_details,
    })
    .from(franchises)
    .where(
      and(
        gt(franchises.id, afterId),
        sql`${franchises.open_cities} || ${franchises.waiting_cities} || ${franchises.outlet_cities} = '[]'`,
      ),
    )
    .orderBy(asc(franchises.id))
    .limit(limit);
}

/** The version goes up: a form that was opened before conflicts when it is saved. */
export async function updatePlaces(tx: Db, read: (TextReading & { id: number })[]): Promise<void> {
  await tx.execute(sql`
    update franchises set
      open_cities = read.open_cities, waiting_cities = read.waiting_cities, outlet_cities = read.outlet_cities,
      place_doubts = array(select jsonb_array_elements_text(read.doubts)), version = version + 1
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb)
      as read (id integer, open_cities jsonb, waiting_cities jsonb, outlet_cities jsonb, doubts jsonb)
    where franchises.id = read.id`);
}
