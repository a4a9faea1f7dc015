// Takes the next number of an invoice in a transaction that never ends; a test kills it.
import { financialYearOf } from '@naya/contract/billing/numbers';
import { indianDay } from '@naya/contract/format/indian-day';
import { takeSerial } from '@naya/db/billing/invoices';
import { openDatabase } from '@naya/db/client';

const [url = ''] = process.argv.slice(2);
const { db } = openDatabase({ url, max: 1 });
await db.transaction(async (tx) => {
  process.send?.(await takeSerial(tx, 'invoice', financialYearOf(indianDay(new Date()))));
  await new Promise(() => setInterval(() => {}, 60_000));
});
