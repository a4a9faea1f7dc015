import type { FranchiseeCall } from '@naya/contract/franchises/franchisee-calls';
import type { Db } from '../client.ts';
import { franchiseeCalls, franchisees } from '../tables/franchisees.ts';

type DemoCall = Omit<FranchiseeCall, 'called_in' | 'recording'> & { called_on: string };
/** `unreached` were drawn, too. */
export type DemoCalls = {
  slug: string;
  listed: number;
  unreached: number;
  askable: number;
  calls: DemoCall[];
};

/** Nobody has such a number. */
const samplePhone = (number: number) => `9100000${70_000 + number}`;

/** As many invented franchisees as the brand lists; the first ones were rung. */
export async function insertDemoCalls(
  tx: Db,
  { franchise_id, actor }: { franchise_id: number; actor: string },
  { listed, unreached, askable, calls }: Omit<DemoCalls, 'slug'>,
): Promise<void> {
  const rows = await tx
    .insert(franchisees)
    .values(
      Array.from({ length: listed }, (_, at) => ({
        franchise_id,
        actor,
        name: `Sample partner ${at + 1}`,
        phone: samplePhone(at + 1),
        city: calls[at]?.city ?? null,
        may_be_asked: at < askable,
      })),
    )
    .returning({ id: franchisees.id });
  const drawn = { franchise_id, drawn_by: actor, called_by: actor, drawn_of: listed };
  const days = calls.map(({ called_on }) => called_on).sort();
  const called_on = days.at(-1) ?? null;
  if (calls.length === 0) return;
  await tx.insert(franchiseeCalls).values(
    rows.slice(0, calls.length + unreached).map(({ id }, at) => ({
      ...drawn,
      franchisee_id: id,
      permission: calls[at]?.words ? ('words' as const) : ('nothing' as const),
      ...(calls[at] ?? { outcome: 'unreached' as const, called_on }),
    })),
  );
}
