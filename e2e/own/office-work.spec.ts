import { randomUUID } from 'node:crypto';
import { officeUrl } from '@naya/contract/urls';
import { sql } from 'drizzle-orm';
import { ports } from '../support/addresses.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { signInAsOwner } from '../support/office.ts';
import { withDatabaseOf } from '../support/own-database.ts';
import { expect, test } from '../support/test.ts';

const reason = 'The disk is full';
let picture = '';

test.beforeEach(async () => {
  picture = `${randomUUID()}.webp`;
  await withDatabaseOf(ports.office, (db) =>
    db.execute(sql`insert into pgboss.job (name, data, source_name, source_output)
      values ('make-variants-failed', ${JSON.stringify({ picture })}, 'make-variants',
        ${JSON.stringify({ message: reason })})`),
  );
});

test('work that failed for good is seen on the overview, read, and tried again', async ({
  page,
}) => {
  await signInAsOwner(page);
  await page.getByRole('link', { name: 'Look at what failed' }).click();
  const row = page.getByRole('row', { name: picture });
  await expect(row).toContainText('Sizes of a picture');
  await expect(row).toContainText(reason);
  await expectNoViolations(page);
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('It is tried again.')).toBeVisible();
  await expect(row).toBeHidden();
});

test('on a phone it is listed one below the other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsOwner(page);
  await page.goto(officeUrl('/work'));
  await expect(page.getByText(reason).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});
