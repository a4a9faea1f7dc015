import { changesChannel } from '@naya/db/notify-changed';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { publishDuePosts } from '@naya/core/content';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { createColleague, type Colleague } from './support/office.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Line = { id: number; action: string; actor: string; changes: { before: Row; after: Row } };

const api = useApi();
let editor = {} as Colleague;
beforeAll(async () => {
  editor = await createColleague(api, 'editor');
});

const page = (title: string) => ({ title, content: '<p>Text</p>' });
async function create(resource: string, body: unknown): Promise<Row> {
  const response = await editor.call('POST', `/${resource}`, body);
  expect(response.status).toBe(201);
  return (await response.json()) as Row;
}
async function historyOf(entity: string, id: number | string): Promise<Line[]> {
  const filter = encodeURIComponent(JSON.stringify({ entity, entity_id: String(id) }));
  return (await editor.read<{ data: Line[] }>(`/history?filter=${filter}`)).data;
}
/** The tags that other instances are told of while something is done. */
async function tagsOf(work: () => Promise<unknown>): Promise<string[]> {
  const client = await api.core.db.$client.connect();
  const heard: string[] = [];
  client.on('notification', ({ payload }) => heard.push(...(payload ?? '').split(' ')));
  await client.query(`listen ${changesChannel}`);
  await work();
  // Notifications come with the answer to the next query at the latest.
  await client.query('select 1');
  client.release(true);
  return heard;
}

describe('a page', () => {
  it('is on the public site at once, cleaned, and its tags are told', async () => {
    const dirty = { title: 'Fresh page', content: '<p onclick="x()">Hi<script>x()</script></p>' };
    const tags = await tagsOf(async () => create('pages', dirty));
    expect(tags).toContain('pages');
    const shown = (await api.get('/admin/api/pages/fresh-page')) as { content: string };
    expect(shown.content).toBe('<p>Hi</p>');
  });

  it('names what is wrong, field by field', async () => {
    const response = await editor.call('POST', '/pages', { title: ' ' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { title: 'Please enter a title' } });
    await create('pages', page('Twice'));
    expect(await create('pages', page('Twice'))).toMatchObject({ slug: 'twice-2' });
    const twin = await editor.call('POST', '/pages', { ...page('Other'), slug: 'twice' });
    expect(await twin.json()).toMatchObject({ errors: { slug: expect.any(String) } });
    const atOnce = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((title) =>
        editor.call('POST', '/pages', { ...page(title), slug: 'at-once' }),
      ),
    );
    const statuses = atOnce.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 422, 422, 422]);
  });

  it('is refused to the second of two editors, who is shown both versions', async () => {
    const row = await create('pages', page('Contested'));
    const other = await createColleague(api, 'editor');
    const mine = { ...row, title: 'Mine' };
    expect((await other.call('PUT', `/pages/${row.id}`, { ...row, title: 'Theirs' })).status).toBe(
      200,
    );
    const refused = await editor.call('PUT', `/pages/${row.id}`, mine);
    expect(refused.status).toBe(409);
    const { current } = (await refused.json()) as { current: Row };
    expect(current['title']).toBe('Theirs');
    const again = await editor.call('PUT', `/pages/${row.id}`, {
      ...mine,
      version: current.version,
    });
    expect(again.status).toBe(200);
  });

  it('has a history that says who changed what, and takes one step back', async () => {
    const row = await create('pages', page('Before'));
    await editor.call('PUT', `/pages/${row.id}`, { ...row, title: 'After' });
    const [line] = await historyOf('page', row.id);
    expect(line).toMatchObject({
      actor: editor.email,
      action: 'changed',
      changes: { before: { title: 'Before' }, after: { title: 'After' } },
    });
    expect((await editor.call('POST', `/history/${line?.id}/undo`)).status).toBe(200);
    expect(await editor.read(`/pages/${row.id}`)).toMatchObject({ title: 'Before' });
    expect((await editor.call('POST', `/history/${line?.id}/undo`)).status).toBe(409);
  });

  it('comes back under its own id after it was deleted', async () => {
    const row = await create('pages', page('Deleted by mistake'));
    expect((await editor.call('DELETE', `/pages/${row.id}`)).status).toBe(200);
    expect((await editor.call('GET', `/pages/${row.id}`)).status).toBe(404);
    const [line] = await historyOf('page', row.id);
    expect((await editor.call('POST', `/history/${line?.id}/undo`)).status).toBe(200);
    expect(await editor.read(`/pages/${row.id}`)).toMatchObject({ title: row['title'] });
  });

  it.each([
    ['pages', 'page', page('Wanted back'), ['slug']],
    ['categories', 'category', { name: 'Wanted back' }, ['slug', 'name']],
  ])(
    'of %s does not come back while another has what is unique',
    async (kind, entity, values, fields) => {
      const row = await create(kind, values);
      await editor.call('DELETE', `/${kind}/${row.id}`);
      const [line] = await historyOf(entity, row.id);
      const other = await create(kind, { ...values, slug: row['slug'] });
      const refused = await editor.call('POST', `/history/${line?.id}/undo`);
      expect(refused.status).toBe(422);
      const { errors } = (await refused.json()) as { errors: object };
      expect(Object.keys(errors)).toEqual(fields);
      await editor.call('DELETE', `/${kind}/${other.id}`);
      expect((await editor.call('POST', `/history/${line?.id}/undo`)).status).toBe(200);
    },
  );
});

describe('a post', () => {
  const post = (title: string, more = {}) => ({
    title,
    content: '<p>x</p>',
    status: 'draft',
    ...more,
  });
  const isPublic = async (slug: string) =>
    (await api.request(`/admin/api/blogs/${slug}`)).status === 200;

  it('is public when published, and its old URL leads to the new one', async () => {
    const row = await create('blogs', post('First words'));
    expect(await isPublic('first-words')).toBe(false);
    const published = { ...row, status: 'published', slug: 'better-words' };
    expect((await editor.call('PUT', `/blogs/${row.id}`, published)).status).toBe(200);
    expect(await api.get('/admin/api/blogs/first-words')).toMatchObject({ slug: 'better-words' });
  });

  it('is published when its time has come, not before, and keeps its day when it is mended', async () => {
    const at = '2030-05-01T06:30:00.000Z';
    const late = await editor.call('POST', '/blogs', post('Later', { status: 'scheduled' }));
    expect(await late.json()).toMatchObject({ errors: { published_at: expect.any(String) } });
    const { id } = await create('blogs', post('Later', { status: 'scheduled', published_at: at }));
    const past = post('Past', { status: 'scheduled', published_at: '2020-05-01T06:30:00.000Z' });
    expect(await (await editor.call('POST', '/blogs', past)).json()).toMatchObject({
      errors: { published_at: expect.stringContaining('is past') },
    });
    expect(await publishDuePosts(api.core, new Date('2030-05-01T06:29:59Z'))).toBe(0);
    expect(await isPublic('later')).toBe(false);
    const tags = await tagsOf(() => publishDuePosts(api.core, new Date(at)));
    expect(tags).toContain('blogs');
    expect(await api.get('/admin/api/blogs/later')).toMatchObject({ created_at: at });
    const published = await editor.read<Row>(`/blogs/${id}`);
    await editor.call('PUT', `/blogs/${id}`, { ...published, title: 'Mended' });
    const mended = { title: 'Mended', created_at: at };
    expect(await api.get('/admin/api/blogs/later')).toMatchObject(mended);
  });
});

describe('a draft', () => {
  type Text = Row & { draft: { by: string } | null };
  const publicText = async (path: string) => {
    const response = await api.request(`/admin/api${path}`);
    return response.status === 200 ? response.text() : String(response.status);
  };
  const read = (path: string) => editor.read<Text>(path);
  const put = async (path: string, body: object) => {
    const response = await editor.call('PUT', path, body);
    expect(response.status, path).toBe(200);
    return (await response.json()) as Text;
  };
  type Case = { entity: string; path: string; url: string; text: (words: string) => object };
  const withContent = (words: string) => ({ content: `<p>${words}</p>` });
  async function open(kind: string): Promise<Case> {
    if (kind === 'documents') {
      const text = (words: string) => ({ value: `<p>${words}</p>` });
      return { entity: 'document', path: '/documents/terms', url: '/terms', text };
    }
    const title = `Drafted ${kind}`;
    const row = await create(kind, { title, status: 'published', ...withContent('Zero') });
    return {
      entity: kind.slice(0, -1),
      path: `/${kind}/${row.id}`,
      url: `/${kind}/drafted-${kind}`,
      text: withContent,
    };
  }

  it.each(['blogs', 'pages', 'documents'])(
    'of %s waits until it is published, is refused to a second editor, and can be discarded',
    async (kind) => {
      const { entity, path, url, text } = await open(kind);
      await put(path, { ...(await read(path)), ...text('Public') });
      const before = await read(path);
      const dirty = text('Drafted<script>x()</script>');
      const drafted = await put(`${path}/draft`, { ...before, ...dirty });
      expect(drafted).toMatchObject({ ...text('Drafted'), draft: { by: editor.email } });
      expect(await publicText(url)).toContain('Public');
      expect(await publicText(url)).not.toContain('Drafted<');
      expect(await read(path)).toMatchObject(text('Drafted'));

      const late = await editor.call('PUT', `${path}/draft`, { ...before, ...text('Late') });
      expect(late.status).toBe(409);
      expect(await late.json()).toMatchObject({ current: text('Drafted') });

      expect((await editor.call('DELETE', `${path}/draft`)).status).toBe(200);
      expect(await read(path)).toMatchObject({ ...text('Public'), draft: null });
      const id = path.split('/').at(-1) ?? '';
      const [discarded, saved, published] = await historyOf(entity, id);
      expect([discarded?.action, saved?.action]).toEqual(['draft discarded', 'draft saved']);

      const back = await editor.call('POST', `${path}/versions/${saved?.id}`);
      expect(await back.json()).toMatchObject(text('Drafted'));
      await put(path, await read(path));
      expect(await publicText(url)).toContain('Drafted');
      expect(await read(path)).toMatchObject({ draft: null });

      await put(path, { ...(await read(path)), ...text('Third') });
      await editor.call('POST', `${path}/versions/${published?.id}`);
      expect(await read(path)).toMatchObject(text('Public'));
      expect(await publicText(url)).toContain('Third');
    },
  );

  it('of a page that was never public is a 404, and is in no list', async () => {
    const row = await create('pages', { ...page('Hidden yet'), status: 'draft' });
    expect(await publicText('/pages/hidden-yet')).toBe('404');
    expect(await publicText('/pages')).not.toContain('hidden-yet');
    await put(`/pages/${row.id}`, { ...row, status: 'published' });
    expect(await publicText('/pages')).toContain('hidden-yet');
  });

  it('has the versions of its own record only', async () => {
    const [one, other] = [await create('pages', page('Own')), await create('pages', page('Not'))];
    const [line] = await historyOf('page', other.id);
    const asked = await editor.call('POST', `/pages/${one.id}/versions/${line?.id}`);
    expect(asked.status).toBe(404);
    expect((await editor.call('PUT', '/documents/settings/draft', {})).status).toBe(404);
  });
});

describe('an old URL', () => {
  const rename = async (resource: string, row: Row, more: object) => {
    const response = await editor.call('PUT', `/${resource}/${row.id}`, { ...row, ...more });
    expect(response.status).toBe(200);
    return (await response.json()) as Row;
  };
  const slugAt = async (slug: string) =>
    ((await api.get(`/admin/api/pages/${slug}`)) as { slug: string }).slug;

  it('leads straight to where the record stands now, however often it moved', async () => {
    let row = await create('pages', page('Moves once'));
    row = await rename('pages', row, { slug: 'moves-twice' });
    await rename('pages', row, { slug: 'moves-thrice' });
    expect(await slugAt('moves-once')).toBe('moves-thrice');
    expect(await slugAt('moves-twice')).toBe('moves-thrice');
  });

  it('is the URL of whoever is given it next', async () => {
    const first = await create('pages', page('Wanted by two'));
    await rename('pages', first, { slug: 'first-of-two' });
    const second = await create('pages', { ...page('Second'), slug: 'wanted-by-two' });
    expect(await slugAt('wanted-by-two')).toBe('wanted-by-two');
    await rename('pages', second, { slug: 'second-of-two' });
    expect(await slugAt('wanted-by-two')).toBe('second-of-two');
  });

  it('is not given to a new record by itself', async () => {
    const row = await create('pages', page('Kept for the old one'));
    await rename('pages', row, { slug: 'kept' });
    expect(await create('pages', page('Kept for the old one'))).toMatchObject({
      slug: 'kept-for-the-old-one-2',
    });
  });

  it('of a category goes on listing its franchises, by its old slug and its old name', async () => {
    await insertFranchisesForTest(api.core.db, [{ category: 'Tea Stalls' }]);
    const filter = encodeURIComponent(JSON.stringify({ q: 'Tea Stalls' }));
    const { data } = await editor.read<{ data: Row[] }>(`/categories?filter=${filter}`);
    const row = await editor.read<Row>(`/categories/${data[0]?.id}`);
    const tags = await tagsOf(() =>
      rename('categories', row, { name: 'Chai Counters', slug: 'chai' }),
    );
    expect(tags).toEqual(expect.arrayContaining(['categories', 'franchises']));
    const listed = await api.get('/admin/api/franchises/category/tea-stalls');
    expect(listed).toMatchObject([{ category: 'Chai Counters' }]);
  });
});

describe('settings', () => {
  it('change the public answer and the figures; and can be taken back', async () => {
    const before = await editor.read<{ version: number }>('/documents/settings');
    const value = {
      site_name: 'Another Name',
      whatsapp_number: null,
      stats_baseline: { brands: 40, investors: 0, cities: 0 },
    };
    const body = { version: before.version, value };
    expect((await editor.call('PUT', '/documents/settings', body)).status).toBe(200);
    expect(await api.get('/admin/api/settings')).toEqual({
      site_name: 'Another Name',
      whatsapp_number: null,
      brand: expect.objectContaining({ logo: null, colour: null }),
      has_demo: false,
    });
    expect(((await api.get('/admin/api/stats')) as { brands: number }).brands).toBeGreaterThan(39);
    expect((await editor.call('PUT', '/documents/settings', body)).status).toBe(409);
    const [line] = await historyOf('document', 'settings');
    await editor.call('POST', `/history/${line?.id}/undo`);
    expect(await api.get('/admin/api/settings')).not.toMatchObject({ site_name: 'Another Name' });
  });

  it('show the months in force, set by somebody or not', async () => {
    type Settings = { version: number; value: { retention_months: object } };
    const before = await editor.read<Settings>('/documents/settings');
    const usual = { enquiry: 24, investor: 24, contact: 12, listing: 36, report: 12, event: 12 };
    expect(before.value.retention_months).toEqual(usual);
    const value = { ...before.value, retention_months: { contact: 6 } };
    await editor.call('PUT', '/documents/settings', { version: before.version, value });
    expect((await editor.read<Settings>('/documents/settings')).value.retention_months).toEqual({
      ...usual,
      contact: 6,
    });
  });

  it('list the partner sites, each of them a URL', async () => {
    const { version } = await editor.read<{ version: number }>('/documents/settings');
    const save = (partner_origins: string[]) =>
      editor.call('PUT', '/documents/settings', {
        version,
        value: { site_name: 'Naya Outlet', partner_origins },
      });
    const refused = await save(['https://www.magazine.in', 'magazine']);
    expect(refused.status).toBe(422);
    for (const wrong of ['javascript:alert(1)', 'capacitor:', 'https://*.in', 'http://a.in:*']) {
      expect((await save([wrong])).status, wrong).toBe(422);
    }
    const apps = ['capacitor://localhost', 'ionic://localhost', 'http://localhost:*'];
    expect((await save([' https://www.magazine.in ', '', ...apps])).status).toBe(200);
    expect(await editor.read('/documents/settings')).toMatchObject({
      value: { partner_origins: ['https://www.magazine.in', ...apps] },
    });
  });
});

it('keeps a category that franchises stand in', async () => {
  await insertFranchisesForTest(api.core.db, [{ category: 'Needed' }]);
  const { data } = await editor.read<{ data: Row[] }>('/categories?perPage=100');
  const needed = data.find((row) => row['name'] === 'Needed');
  const response = await editor.call('DELETE', `/categories/${needed?.id}`);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('Move them') });
});

it('shows an editor no history of people', async () => {
  const asked = `/history?filter=${encodeURIComponent('{"entity":"user"}')}`;
  expect((await editor.call('GET', asked)).status).toBe(403);
  const everything = await editor.read<{ data: { entity: string }[] }>('/history?perPage=200');
  expect(everything.data.length).toBeGreaterThan(0);
  expect(everything.data.filter(({ entity }) => entity === 'user')).toEqual([]);
});

it('shows an agent no history but that of leads, and takes nothing else back', async () => {
  const agent = await createColleague(api, 'agent');
  const { id } = await create('categories', { name: 'Of no agent' });
  const [line] = await historyOf('category', id);
  const asked = `/history?filter=${encodeURIComponent('{"entity":"category"}')}`;
  expect((await agent.call('GET', asked)).status).toBe(403);
  expect((await agent.call('POST', `/history/${line?.id}/undo`)).status).toBe(403);
  expect(await agent.read('/history')).toMatchObject({ data: [] });
});
