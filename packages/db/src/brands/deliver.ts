import type { BrandRole } from '@naya/contract/brands/roles';
import { sql, type SQL } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { franchises } from '../tables/franchises.ts';
import { isPausing, publiclyVisible } from '../franchises/columns.ts';
import { mailAllowances } from '../mail/allowance.ts';
import { dueOfBrand } from './due-at.ts';

/** Somebody of a brand, with all that decides which mails they get. */
export type BrandMember = {
  id: string;
  email: string;
  role: BrandRole;
  /** Whether they want mails about enquiries. */
  getsMail: boolean;
  /** They have signed in by what we mailed there. */
  isConfirmed: boolean;
  isBlocked: boolean;
};
/** `isPaused`: it takes no enquiries now, as it says itself. */
export type EnquiredBrand = { id: number; members: BrandMember[]; isPaused: boolean };

const membersOf = (franchiseId: SQL) => sql`array(
  select jsonb_build_object('id', p.id, 'email', p.email, 'role', m.role, 'getsMail', m.gets_mail,
    'isConfirmed', p.email_verified, 'isBlocked', p.blocked)
  from brand_members m join people p on p.id = m.person_id
  where m.franchise_id = ${franchiseId} order by p.email)`;

/** The people of these franchises, by franchise. */
export async function listMembers(
  db: Db,
  franchiseIds: number[],
): Promise<Map<number, BrandMember[]>> {
  const { rows } = await db.execute<Omit<EnquiredBrand, 'isPaused'>>(sql`
    select brand.id, ${membersOf(sql`brand.id`)} as members
    from unnest(${sql.param(franchiseIds)}::int[]) as brand (id)`);
  return new Map(rows.map(({ id, members }) => [id, members]));
}

/** The public franchises that enquiries name by id or slug, by that name; an id wins over a slug that looks like one. */
export async function findEnquiredBrands(
  db: Db,
  names: string[],
): Promise<Map<string, EnquiredBrand>> {
  if (names.length === 0) return new Map();
  const { rows } = await db.execute<EnquiredBrand & { name: string }>(sql`
    select name, named.id, ${membersOf(sql`named.id`)} as members, named.paused as "isPaused"
    from unnest(${sql.param([...new Set(names)])}::text[]) as name cross join lateral (
      select ${franchises.id}, ${isPausing} as paused from ${franchises}
      where (${franchises.slug} = name
        or ${franchises.id} = case when name ~ '^[1-9]\\d{0,8}$' then name::int end)
        and ${publiclyVisible}
      order by ${franchises.id}::text = name desc limit 1) as named`);
  return new Map(rows.map(({ name, ...brand }) => [name, brand]));
}

type NewDelivery = {
  submissionId: number;
  franchiseId: number;
  /** The operator who passes it on by hand. */
  by?: string;
  /** Its mails wait, and come in one with others. */
  isHeld?: boolean;
};

/** Puts one enquiry into its brand's inbox; false when it is there already. */
export async function insertDelivery(
  tx: Db,
  { submissionId, franchiseId, by, isHeld = false }: NewDelivery,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into brand_deliveries (submission_id, franchise_id, due_at, forwarded_by, mail_held_at)
    values (${submissionId}, ${franchiseId}, ${dueOfBrand(sql`now()`, franchiseId)}, ${by ?? null},
      ${isHeld ? sql`now()` : null})
    on conflict do nothing`);
  return rowCount === 1;
}

/** Whether the people of a brand have had as many mails about enquiries in the last hour as they get. */
export async function isBrandMailUsedUp(tx: Db, franchiseId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ mailed: number }>(sql`
    select count(distinct m.submission_id)::int as mailed from mails m
    join brand_deliveries d on d.submission_id = m.submission_id
    where d.franchise_id = ${franchiseId} and m.kind = 'brand-enquiry' and m.created_at > now() - interval '1 hour'`);
  return (rows[0]?.mailed ?? 0) >= mailAllowances.brand.most;
}
