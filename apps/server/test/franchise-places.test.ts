import type { Franchise, FranchisePage } from '@naya/contract/franchises/entity';
import { readPlacesOnce } from '@naya/core/franchises/read-places-once';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { createColleague, type Colleague } from './support/office.ts';

const surat = (business_name: string) => ({
  business_name,
  category: 'Retail',
  headquarters: 'Agra',
  locations: [] as string[],
});
let ids: number[] = [];
const api = useApi(async (core) => {
  ids = await insertFranchisesForTest(core.db, [
    {
      business_name: 'Chai Gully',
      locations: ['Bengaluru'],
      territory_details: ['3 km radius', 'Open now: Indore, Atlantis'],
    },
    {
      business_name: 'Sari Lane',
      outlet_cities: [{ city: 'Agra', count: 2, state: 'Uttar Pradesh' }],
    },
  ]);
  await readPlacesOnce(core);
  await readPlacesOnce(core);
  await insertFranchisesForTest(core.db, [
    { ...surat('Outlets'), outlet_cities: [{ city: 'Surat', count: 3, state: 'Gujarat' }] },
    { ...surat('Waits'), waiting_cities: [{ city: null, state: 'Gujarat' }] },
    { ...surat('Open'), open_cities: [{ city: 'Surat', state: 'Gujarat' }] },
    { ...surat('Old text'), locations: ['SURAT'], is_featured: true },
  ]);
});
let editor = {} as Colleague;
beforeAll(async () => {
  editor = await createColleague(api, 'editor');
});

type Row = Franchise & { version: number; place_doubts: string[] };
const read = (id: number | undefined) => editor.read<Row>(`/franchises/${id}`);
const indore = { city: 'Indore', state: 'Madhya Pradesh' };

describe('the places of a franchise', () => {
  it('are read from its texts once, and stay where somebody has given them', async () => {
    expect(await api.get(`/admin/api/franchises/${ids[0]}`)).toMatchObject({
      open_cities: [indore],
      waiting_cities: [],
      outlet_cities: [{ city: 'Bangalore', count: null, state: 'Karnataka' }],
      locations: ['Bengaluru'],
    });
    expect(await api.get(`/api/franchises/${ids[1]}`)).toMatchObject({
      outlet_cities: [{ city: 'Agra', count: 2, state: 'Uttar Pradesh' }],
    });
  });

  it('that are doubtful stand in a list of the office until somebody has checked them', async () => {
    const filter = encodeURIComponent(JSON.stringify({ place_doubts: true }));
    const list = () => editor.read<{ data: Row[] }>(`/franchises?filter=${filter}`);
    const { data } = await list();
    expect(data).toMatchObject([
      { business_name: 'Chai Gully', place_doubts: ['Open now: Indore, Atlantis'] },
    ]);
    const publicly = (await api.get(`/admin/api/franchises/${ids[0]}`)) as object;
    expect(Object.keys(publicly)).not.toContain('place_doubts');
    const action = { action: 'settlePlaces', ids: [ids[0]] };
    expect((await editor.call('POST', '/franchises/actions', action)).status).toBe(200);
    expect((await list()).data).toEqual([]);
  });

  it('are edited as objects or as texts, and go out and in by CSV', async () => {
    const row = await read(ids[1]);
    const change = { ...row, open_cities: ['Bengaluru', 'Goa'], waiting_cities: [indore] };
    expect((await editor.call('PUT', `/franchises/${ids[1]}`, change)).status).toBe(200);
    const csv = await (await editor.call('GET', '/franchises/export.csv')).text();
    expect(csv).toContain('Bangalore, Karnataka | Anywhere in Goa');
    expect(csv).toContain('Agra, Uttar Pradesh (2)');
    const form = new FormData();
    form.set('file', new Blob([csv.replace('Anywhere in Goa', 'Whole of India')]), 'all.csv');
    form.set('dryRun', 'no');
    const answer = await editor.call('POST', '/franchises/import', form);
    expect(await answer.json()).toMatchObject({ changed: 1, unchanged: 5, faults: [] });
    expect((await read(ids[1])).open_cities).toEqual([
      { city: 'Bangalore', state: 'Karnataka' },
      { city: null, state: null },
    ]);
  });

  it('that nobody knows are named beside the field', async () => {
    const row = await read(ids[1]);
    const change = { ...row, open_cities: ['Atlantis'] };
    const answer = await editor.call('PUT', `/franchises/${ids[1]}`, change);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: { open_cities: expect.stringContaining('Atlantis') },
    });
  });
});

describe('a search for a city', () => {
  const search = async (query: string) => {
    const page = (await api.get(`/admin/api/franchises?category=Retail&${query}`)) as FranchisePage;
    return page.franchises.map(({ business_name, place_match: match }) =>
      match ? `${business_name}: ${match.kind} ${match.city} ${match.count}` : business_name,
    );
  };

  it('puts those that are open there first, and says why each was found', async () => {
    const expected = [
      'Open: open Surat null',
      'Waits: waiting Surat null',
      'Outlets: outlets Surat 3',
      'Old text',
    ];
    expect(await search('location=surat')).toEqual(expected);
    expect(await search('location=surat&sort=name')).toEqual([3, 0, 2, 1].map((n) => expected[n]));
    expect(await search('openIn=Surat')).toEqual(expected.slice(0, 1));
    expect(await search('outletsIn=Surat')).toEqual(expected.slice(2, 3));
    expect(await search('state=gujarat')).toHaveLength(4);
    expect(await search('location=Gujarat')).toHaveLength(4);
    for (const nowhere of ['location=Atlantis', 'openIn=सूरत', 'state=Narnia'])
      expect(await search(nowhere)).toEqual([]);
  });

  it('with openFirst puts what can be opened first in any order, and counts what follows', async () => {
    const read = async (query: string) => {
      const url = `/admin/api/franchises?category=Retail&openFirst=true&${query}`;
      const { franchises, sections, facets } = (await api.get(url)) as FranchisePage;
      return { names: franchises.map((each) => each.business_name), sections, facets };
    };
    const sections = ['open', 'waiting', 'outlets', 'named'].map((kind) => ({
      kind,
      count: 1,
      more: null,
    }));
    for (const place of ['surat', 'Gujarat'])
      for (const sort of ['featured', 'name', 'investmentHigh']) {
        const found = await read(`location=${place}&sort=${sort}`);
        expect(found.names, `${place}, ${sort}`).toEqual(['Open', 'Waits', 'Outlets', 'Old text']);
        expect(found.sections).toEqual(sections);
      }
    expect((await read('openIn=Gujarat')).names).toEqual(['Open']);
    expect((await read('outletsIn=Surat')).sections).toMatchObject([{ kind: 'outlets', count: 1 }]);
    // The choices of a place count those that are open there, whichever place is chosen now.
    expect((await read('location=Agra')).facets.openIn).toEqual([{ value: 'Surat', count: 1 }]);
  });

  it('counts what each choice of a place would leave', async () => {
    const { facets } = (await api.get(
      '/admin/api/franchises?category=Retail&openIn=Surat',
    )) as FranchisePage;
    expect(facets.openIn).toEqual([{ value: 'Surat', count: 1 }]);
    expect(facets.state).toEqual([
      { value: 'Gujarat', count: 1 },
      { value: 'Uttar Pradesh', count: 1 },
    ]);
    expect(facets.outletsIn).toEqual([]);
  });
});
