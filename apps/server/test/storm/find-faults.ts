import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@naya/db/client';
import sharp from 'sharp';
import type { KillableSite } from './killable-site.ts';
import type { Acknowledged } from './sender.ts';

/** Lists in words all that is wrong after the storm; empty when nothing is. */
export async function findFaults(
  site: KillableSite,
  { pool }: Database,
  acknowledged: Acknowledged[],
): Promise<string[]> {
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  const rows = async <Row>(query: string) => (await pool.query(query)).rows as Row[];

  const kept = await rows<{ id: number; key: string; kind: string; payload: Pictures }>(
    'select id, key, kind, payload from submissions',
  );
  const byKey = new Map(kept.map((row) => [row.key, row]));
  for (const { key, id, path } of acknowledged) {
    check(byKey.get(key)?.id === id, `${path} ${key} was acknowledged as ${id} and is not there`);
  }
  check(
    kept.length === acknowledged.length,
    `${acknowledged.length} were acknowledged, ${kept.length} are there`,
  );
  const lines = await rows<{ entity_id: string }>(
    `select entity_id from audit_lines where action = 'submitted'`,
  );
  const audited = lines.map((line) => Number(line.entity_id)).sort((one, other) => one - other);
  const ids = kept.map(({ id }) => id).sort((one, other) => one - other);
  check(audited.join() === ids.join(), 'the audit does not tell of each submission once');
  const listed = kept.filter(({ kind }) => kind === 'listing');
  const pending = await rows(`select id from franchises where status = 'pending'`);
  check(pending.length === listed.length, `${listed.length} listings, ${pending.length} brands`);

  const mails = await rows<Mail>('select submission_id, kind, status, key, error from mails');
  const enquiries = kept.filter(({ kind, payload }) => kind === 'enquiry' && payload.franchiseId);
  const due = kept.length * 2 + enquiries.length;
  check(mails.length === due, `${mails.length} mails, ${due} are due`);
  const enquired = enquiries.map(({ id }) => id).sort((one, other) => one - other);
  check(enquired.length > 0, 'nobody enquired');
  const delivered = await rows<{ submission_id: number }>(
    'select submission_id from brand_deliveries order by submission_id',
  );
  const deliveredIds = delivered.map((each) => each.submission_id);
  check(deliveredIds.join() === enquired.join(), 'not each enquiry is with its brand once');
  const toBrand = mails.filter(({ kind }) => kind === 'brand-enquiry');
  const mailedIds = toBrand.map((each) => each.submission_id).sort((one, other) => one - other);
  check(mailedIds.join() === enquired.join(), 'the brand has not one mail for each enquiry');
  const files = new Set(await readdir(join(site.dataDir, 'mail')));
  for (const { kind, status, key, error } of mails) {
    const isListed = status === 'failed' && error !== null;
    const isSent = status === 'written' && files.has(`${key}localhost.eml`);
    check(isSent || isListed, `${kind} ${key} is ${status}, and no such mail was sent`);
  }
  for (const { payload } of listed) {
    for (const path of [payload.logo, ...payload.images]) {
      check(await isPicture(site.url + path), `${path} cannot be read`);
    }
    check(payload.images.length === 1, 'a listing has lost its picture');
  }
  const uploads = await readdir(join(site.dataDir, 'uploads'), {
    recursive: true,
    withFileTypes: true,
  });
  check(!uploads.some((entry) => entry.isFile()), 'an upload was left behind');
  const pictures = await readdir(join(site.dataDir, 'media'), { recursive: true });
  const odd = pictures.filter((path) => !knownPath.test(path));
  check(odd.length === 0, `there are strange files: ${odd.join(' ')}`);
  return faults;
}

/** The senders' pictures, and those of the categories. */
const knownPath =
  /^\.drafts|^[\da-f]{2}(\/[\da-f]{32}-(?:400x300|800x600)(\.webp|\/\d+\.(avif|webp))?)?$/;

type Pictures = { logo: string; images: string[]; franchiseId?: string };
type Mail = {
  submission_id: number;
  kind: string;
  status: string;
  key: string;
  error: string | null;
};

async function isPicture(url: string): Promise<boolean> {
  // Browsers never send the part after the #.
  const [original = ''] = url.split('#');
  const small = original.replace(/\.webp$/, '/160.avif');
  for (const [each, width] of [
    [original, 400],
    [small, 160],
  ] as const) {
    const response = await fetch(each);
    if (response.status !== 200) return false;
    const metadata = await sharp(await response.arrayBuffer()).metadata();
    if (metadata.width !== width) return false;
  }
  return true;
}
