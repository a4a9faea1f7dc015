import { csvLine, readCell } from '@naya/contract/csv';
import { franchiseColumns } from '@naya/contract/franchises/csv';
import { insertCategories } from '@naya/db/seed/insert';
import { makeCategory } from '@naya/db/testing/seeds';
import { parse as parseCsv } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { createColleague, type Colleague } from './support/office.ts';

const category = '=Retail; "best"';
const api = useApi((core) => insertCategories(core.db, [makeCategory({ name: category })]));
let editor = {} as Colleague;
beforeAll(async () => {
  editor = await createColleague(api, 'editor');
});

const oneCell = (value: string) => csvLine([value]).slice(0, -2);

describe('a cell', () => {
  it.each([';', '\t', '\n', '\r', ',', '"'])('with %j stands between quotes', (character) => {
    expect(oneCell(`a${character}b`)).toMatch(/^"a[^]+b"$/);
  });

  it.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '＝1',
    "'=1",
    '=1\n;',
  ])('that begins like a formula gets an apostrophe: %j', (value) =>
    expect(oneCell(value)).toContain(`'${value}`),
  );

  it.each(['-5', '-0.25', '12', 'Pune', "O'Neil", "'tis"])('is left alone otherwise: %j', (value) =>
    expect(oneCell(value)).toBe(value),
  );

  it('is read back as it was written, whatever is in it', () => {
    const texts = fc.array(
      fc.oneof(
        fc.string(),
        fc.string({ unit: fc.constantFrom(...'\'=+-@;,|\t\r\n" ＝1a'.split('')) }),
      ),
      { minLength: 2, maxLength: 2 },
    );
    fc.assert(
      fc.property(texts, (row) => {
        const [read] = parseCsv(csvLine(row));
        expect((read ?? []).map(readCell)).toEqual(row);
      }),
      { numRuns: 500, seed: 17 },
    );
  });

  it('with a list keeps its items apart, strokes in them included', () => {
    const items = fc.array(fc.string({ unit: fc.constantFrom(...'|\\a b'.split('')) }), {
      maxLength: 4,
    });
    const { locations } = franchiseColumns;
    fc.assert(
      fc.property(items, (list) => {
        const kept = list.map((item) => item.trim()).filter(Boolean);
        expect(locations.read(locations.write(kept))).toEqual(kept);
      }),
      { numRuns: 300, seed: 17 },
    );
  });
});

describe('an exported table', () => {
  const hostile = {
    business_name: '=HYPERLINK("http://evil";"x")',
    description: '@first; line\n\tsecond, "quoted"\n+third',
    headquarters: "'=Pune",
    locations: ['Pune | East', '-Goa', 'a\\|b', 'C:\\'],
    features: ['+one', 'two; three'],
    support_offered: '\\| and \\\\',
    phone: '+91 90000 00001',
    website: 'https://example.in/?a=1;b=2',
    investment_min: 500_000,
    royalty_percentage: 4.5,
    establishment_year: null,
  };
  const exportTable = async () => (await editor.call('GET', '/franchises/export.csv')).text();
  const importTable = async (csv: string) => {
    const form = new FormData();
    form.set('file', new File([csv], 'franchises.csv', { type: 'text/csv' }));
    form.set('dryRun', 'no');
    return (await editor.call('POST', '/franchises/import', form)).json();
  };

  it('changes nothing when it is imported, and makes the same franchise anew', async () => {
    const { data } = await editor.read<{ data: { id: number }[] }>('/categories');
    const form = { ...hostile, slug: 'first', category_id: data[0]?.id };
    const made = (await (await editor.call('POST', '/franchises', form)).json()) as { id: number };
    const csv = await exportTable();
    expect(csv).not.toMatch(/(^|[,;\t"])[=@]/m);
    expect(await importTable(csv)).toMatchObject({ faults: [], unchanged: 1, saved: true });

    const [row] = parseCsv<Record<string, string>>(csv, { bom: true, columns: true });
    const copy = Object.entries({ ...row, id: '', slug: 'second' });
    const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const lines = [copy.map(([name]) => name), copy.map(([, cell]) => quote(cell))];
    expect(await importTable(lines.map((line) => line.join(',')).join('\r\n'))).toMatchObject({
      faults: [],
      created: 1,
    });
    expect(await editor.read(`/franchises/${made.id + 1}`)).toMatchObject({
      ...hostile,
      slug: 'second',
      category_id: data[0]?.id,
    });
  });
});
