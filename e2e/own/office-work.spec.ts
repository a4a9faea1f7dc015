import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { ports } from '../support/urls.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { openOffice } from '../support/open-office.ts';
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
  await openOffice(page, '/');
  await page.getByRole('link', { name: /jobs? failed$/ }).click();
  const row = page.getByRole('row', { name: picture });
  await expect(row).toContainText('Sizes of a picture');
  await expect(row).toContainText(reason);
  await test.step('on a phone it is listed one below the other', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText(reason).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('It is tried again.')).toBeVisible();
  await expect(row).toBeHidden();
});
