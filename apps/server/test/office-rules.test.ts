import { insertCategories } from '@naya/db/seed/insert';
import { makeCategory } from '@naya/db/testing/seeds';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { createColleague, type Colleague } from './support/office.ts';

type Answer = { errors?: Record<string, string>; warnings?: Record<string, string> };
type Row = Record<string, unknown> & { id: number };

const api = useApi((core) => insertCategories(core.db, [makeCategory({ name: 'Retail' })]));
let editor = {} as Colleague;
let brand = {} as { business_name: string; category_id: number };
beforeAll(async () => {
  editor = await createColleague(api, 'editor');
  const { data } = await editor.read<{ data: { id: number }[] }>('/categories');
  brand = { business_name: 'Kagaz', category_id: data[0]?.id ?? 0 };
});

const send = async (path: string, body: object, method = 'POST') => {
  const response = await editor.call(method, path, body);
  return { status: response.status, answer: (await response.json()) as Answer & Row };
};
const upload = async (cells: Record<string, string>, more: Record<string, string> = {}) => {
  const form = new FormData();
  const csv = [Object.keys(cells), Object.values(cells)].map((row) => row.join(',')).join('\n');
  form.set('file', new File([csv], 'franchises.csv', { type: 'text/csv' }));
  for (const [name, value] of Object.entries(more)) form.set(name, value);
  return (await editor.call('POST', '/franchises/import', form)).json();
};

/** No franchise can have these. */
const impossible: [field: string, value: string][] = [
  ['email', 'notmail'],
  ['website', 'javascript:alert(1)'],
  ['website', 'kagaz'],
  ['gst_number', '27AAPFU0939F1ZW'],
  ['gst_number', 'made up'],
  ['cin_number', 'U12345XX2010PTC123456'],
  ['model_type', 'Anything'],
];

describe('what is impossible is refused', () => {
  it.each(impossible)('in a franchise: %s %s', async (field, value) => {
    const { status, answer } = await send('/franchises', { ...brand, [field]: value });
    expect(status).toBe(422);
    expect(Object.keys(answer.errors ?? {})).toEqual([field]);
  });

  it.each(impossible)('in a CSV: %s %s', async (field, value) => {
    const cells = { business_name: 'Kagaz', category: 'Retail', [field]: value };
    expect(await upload(cells)).toMatchObject({
      faults: [{ line: 2, errors: { [field]: expect.any(String) } }],
    });
  });

  it.each([
    ['/team', { name: 'Asha', email: 'notmail' }, 'email'],
    ['/team', { name: 'Asha', linkedin: 'javascript:alert(1)' }, 'linkedin'],
    ['/events', { title: 'Fair', video_url: 'javascript:alert(1)' }, 'video_url'],
  ])('%s %j', async (path, body, field) => {
    const { status, answer } = await send(path, body);
    expect(status).toBe(422);
    expect(Object.keys(answer.errors ?? {})).toEqual([field]);
  });

  it('in the contact details of the site', async () => {
    const value = { address: [], phone: [], email: [{ email: 'notmail' }] };
    const put = await send('/documents/contact-info', { version: 0, value }, 'PUT');
    expect(put.status).toBe(422);
  });
});

it('numbers of companies are stored as they are compared', async () => {
  const numbers = { gst_number: '27 aapfu0939f1zv', cin_number: 'u74999mh2015ptc123456' };
  const { status, answer } = await send('/franchises', { ...brand, ...numbers });
  expect(status).toBe(201);
  expect(answer).toMatchObject({
    gst_number: '27AAPFU0939F1ZV',
    cin_number: 'U74999MH2015PTC123456',
  });
});

describe('what is doubtful', () => {
  const doubtful: [field: string, values: object][] = [
    ['investment_max', { investment_min: 900_000, investment_max: 500_000 }],
    ['excepted_roi_max', { excepted_roi_min: 24, excepted_roi_max: 12 }],
    ['establishment_year', { establishment_year: 2_099 }],
    // 10 × 100 × 30 = 30,000 a month, half of it less 10,000: 5,000. Ten lakh take 200 months, not 12.
    [
      'excepted_roi_min',
      {
        investment_min: 10_00_000,
        excepted_roi_min: 12,
        partner_share_percentage: 50,
        average_bill: 100,
        bills_a_day: 10,
        opening_days: 30,
        monthly_rent: 5_000,
        monthly_staff_cost: 5_000,
        monthly_other_costs: 0,
      },
    ],
  ];

  it.each(doubtful)('is saved when it is said twice: %s', async (field, values) => {
    const first = await send('/franchises', { ...brand, ...values });
    expect(first.status).toBe(422);
    expect(first.answer.errors).toEqual({});
    expect(Object.keys(first.answer.warnings ?? {})).toEqual([field]);
    const again = await send('/franchises', { ...brand, ...values, acceptWarnings: true });
    expect(again.status).toBe(201);
    expect(again.answer).toMatchObject(values);
  });

  it('is not asked about again while it stays as it is', async () => {
    const payback = { excepted_roi_min: 24, excepted_roi_max: 12 };
    const made = await send('/franchises', { ...brand, ...payback, acceptWarnings: true });
    const path = `/franchises/${made.answer.id}`;
    const other = await send(path, { ...made.answer, total_outlets: 3 }, 'PUT');
    expect(other.status).toBe(200);
    const worse = await send(path, { ...other.answer, excepted_roi_min: 36 }, 'PUT');
    expect(worse.status).toBe(422);
  });

  it('is told of in the trial of a CSV, and kept only when the import says so', async () => {
    const cells = {
      business_name: 'Ulta',
      category: 'Retail',
      excepted_roi_min: '24',
      excepted_roi_max: '12',
    };
    const told = [{ line: 2, name: 'Ulta', warnings: { excepted_roi_max: expect.any(String) } }];
    expect(await upload(cells)).toMatchObject({ faults: [], warnings: told, saved: false });
    expect(await upload(cells, { dryRun: 'no' })).toMatchObject({ warnings: told, saved: false });
    const kept = await upload(cells, { dryRun: 'no', acceptWarnings: 'yes' });
    expect(kept).toMatchObject({ created: 1, saved: true });
  });
});

describe('what is usual in a trade', () => {
  it('is stored with its source alone, and reaches the calls', async () => {
    const category = { name: 'Petrol pumps', trade_share_percentage: 3.5 };
    const refused = await send('/categories', category);
    expect([refused.status, refused.answer.errors]).toEqual([
      422,
      { trade_source: 'Please say where these figures come from' },
    ]);
    const made = await send('/categories', { ...category, trade_source: 'Nine accounts' });
    expect(made.status).toBe(201);
    for (const path of ['/admin/api/categories', '/api/categories']) {
      const all = (await (await api.request(path)).json()) as object[];
      expect(all).toContainEqual(
        expect.objectContaining({ trade_share_percentage: 3.5, trade_source: 'Nine accounts' }),
      );
    }
  });
});
