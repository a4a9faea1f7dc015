import type { Brand, ColourUse } from '@naya/contract/site-info/brand';
import { mediaUrl, parseMediaUrl } from '@naya/contract/urls';
import { getSiteDocument } from '@naya/core/site-info/documents';
import { insertMedia } from '@naya/db/media/pictures';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePalette, writeBrandStyle } from '../src/theme/palette.ts';
import { postJson } from './support/api.ts';
import { findAll, findOne, textOf } from './support/html.ts';
import { useMailFiles } from './support/mail-files.ts';
import { createColleague, password, type Colleague } from './support/office.ts';
import { readHead } from './support/page-head.ts';
import { drawPicture } from './support/pictures.ts';
import { useSite } from './support/site.ts';

describe('a palette', () => {
  const colours = ['#0b5b4a', '#ffe600', '#ffffff', '#000000', '#7f7f7f', '#d00000', '#0044ff'];
  it.each(colours)('made from %s can be read', (colour) => {
    const { light, dark } = makePalette(colour);
    const pairs = [
      [light.sign, '#fffbf4'],
      [light.sign, '#f6efe3'],
      [light['on-sign'], light.sign],
      [light['on-sign'], light['sign-hover']],
      [light.sign, light['sign-tint']],
      ['#fff6e4', light.board],
      [light['on-board-muted'], light.board],
      [dark.sign, '#16130f'],
      [dark.sign, '#211d17'],
      [dark.sign, dark['sign-tint']],
      [dark['on-sign'], dark.sign],
      ['#fff3dc', dark.board],
      [dark['on-board-muted'], dark.board],
    ] as const;
    for (const [text, ground] of pairs) {
      expect(wcagContrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('the brand', () => {
  const site = useSite();
  const { readMail } = useMailFiles(site.api);
  let owner = {} as Colleague;
  let logo = '';

  const own = (): Partial<Brand> => ({
    logo,
    colour: '#7A1FA2',
    headline: 'A shop of your own',
    line: 'Every figure in view.',
    picture: logo,
    sections: ['benefits', 'categories'],
    menu: [
      { label: 'Shops', to: '/franchises' },
      { label: 'Partner', to: 'https://partner.example.in/' },
    ],
    footer: [{ label: 'Write to us', to: '/contact' }],
    claims: [{ figure: '9', claim: 'cities', text: 'And counting.' }],
  });
  const save = (value: unknown, version: number) =>
    owner.call('PUT', '/documents/brand', { value, version });

  beforeAll(async () => {
    const { core } = site.api;
    const picture = await core.media.storeUpload(await drawPicture({ width: 400 }));
    await insertMedia(core.db, picture);
    logo = mediaUrl(picture);
    owner = await createColleague(site.api, 'owner');
    const settings = await owner.read<{ value: object; version: number }>('/documents/settings');
    const value = { ...settings.value, site_name: 'Bazaar Street' };
    await owner.call('PUT', '/documents/settings', { ...settings, value });
    expect((await save(own(), 0)).status).toBe(200);
  });

  it('shows on the home page', async () => {
    const { document } = await site.visit('/');
    const header = findOne(document, 'header');
    const [shown] = findAll(header, 'img');
    expect(shown?.attribs['src']).toContain('/media/');
    const links = findAll(findOne(header, 'nav', { 'aria-label': 'Main' }), 'a');
    expect(links.map((link) => [textOf(link), link.attribs['href']])).toEqual([
      ['Shops', '/franchises'],
      ['Partner', 'https://partner.example.in/'],
    ]);
    expect(textOf(findOne(document, 'h1'))).toBe('A shop of your own');
    const main = textOf(findOne(document, 'main'));
    expect(main).toContain('Every figure in view.');
    expect(main).toContain('And counting.');
    expect(main).not.toContain('Featured');
    expect(main.indexOf('Benefits of franchising')).toBeLessThan(main.indexOf('Automotive'));
    expect(textOf(findOne(document, 'footer'))).toContain('Write to us');
    expect(textOf(findOne(document, 'footer'))).not.toContain('Join as investor');
  });

  it('tells an editor which colour is used in place of one that could not be read', async () => {
    const read = (colour: string) => owner.read<ColourUse>(`/colours/${colour}`);
    expect(await read('0b5b4a')).toMatchObject({ light: '#0b5b4a', isDarkened: false });
    const yellow = await read('ffe600');
    expect(yellow.isDarkened).toBe(true);
    const style = writeBrandStyle('#ffe600');
    expect(style).toContain(`--sign:${yellow.light}`);
    expect(style).toContain(`--sign:${yellow.dark}`);
    expect((await owner.call('GET', '/colours/yellow')).status).toBe(404);
  });

  it('is the one that partners read of', async () => {
    const main = textOf(findOne((await site.visit('/partners')).document, 'main'));
    expect(main).toContain('Bazaar Street');
    expect(main).not.toContain('Naya');
  });

  it('colours the site, and draws its icon and cards', async () => {
    const { document } = await site.visit('/about');
    const styles = findAll(document, 'link', { rel: 'stylesheet' }).map(
      ({ attribs }) => attribs['href'],
    );
    expect(styles.at(-1)).toBe('/theme/7a1fa2.css');
    const style = await site.api.request('/theme/7a1fa2.css');
    expect(style.headers.get('content-type')).toContain('text/css');
    expect(await style.text()).toContain('--sign:#7a1fa2');
    const icon = findOne(document, 'link', { rel: 'icon' }).attribs['href'] ?? '';
    const drawn = await site.api.request(icon);
    expect(drawn.headers.get('cache-control')).toContain('immutable');
    const { format, width } = await sharp(await drawn.arrayBuffer()).metadata();
    expect({ format, width }).toEqual({ format: 'png', width: 192 });
    const [organization] = readHead((await site.visit('/')).document).things;
    const { hash } = parseMediaUrl(logo) ?? {};
    expect(organization?.['logo']).toContain(`http://localhost:8000/media/${hash}-`);
    const image = readHead(document).meta['og:image'] ?? '';
    expect(image).toContain('/cards/site.png');
    const card = await site.api.request(new URL(image).pathname);
    expect(card.headers.get('content-type')).toBe('image/png');
  }, 120_000);

  it('stands in mails, in the authenticator app and in the documentation of the API', async () => {
    const body = { name: 'Asha', email: 'asha@example.in', subject: 'Support', message: 'Hello' };
    const sent = await site.api.request('/admin/api/contact', postJson(body));
    const { id } = (await sent.json()) as { id: number };
    const { html } = await readMail(id, 'acknowledgement');
    expect(html).toContain('/cards/logo.png');
    expect(html).toContain('#7a1fa2');
    const factor = await owner.call('POST', '/account/two-factor', { password });
    const { uri } = (await factor.json()) as { uri: string };
    expect(uri).toMatch(/^otpauth:\/\/totp\/Bazaar%20Street:owner.*issuer=Bazaar\+Street/);
    expect(await site.api.get('/api/openapi.json')).toMatchObject({
      info: { title: 'Bazaar Street API' },
    });
  });

  it.each([
    [{ colour: 'green' }, 'value.colour'],
    [{ menu: [{ label: 'Bad', to: 'javascript:alert(1)' }] }, 'value.menu.0.to'],
    [{ menu: [{ label: 'Bad', to: '//evil.example' }] }, 'value.menu.0.to'],
    [{ menu: [{ label: 'Blog', to: '/blogs' }] }, 'value.menu.0.to'],
    [{ footer: [{ label: 'Gone', to: '/page/gone' }] }, 'value.footer.0.to'],
    [{ logo: 'https://elsewhere.example/logo.png' }, 'value.logo'],
    [{ sections: ['hero'] }, 'value.sections.0'],
    [{ sections: ['events', 'events'] }, 'value.sections'],
  ])('refuses %o', async (fault, field) => {
    const answer = await save({ ...own(), ...fault }, 1);
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field]);
  });

  type Read = { value: Partial<Brand>; version: number };

  it('comes filled in with what is in force, and stores only what differs', async () => {
    const usual = { ...own(), sections: null, menu: null, footer: null, claims: null };
    expect((await save(usual, 1)).status).toBe(200);
    const { value, version } = await owner.read<Read>('/documents/brand');
    expect(value.sections).toHaveLength(9);
    expect(value.menu?.[4]).toEqual({ label: 'Contact', to: '/contact' });
    expect(value.footer).toHaveLength(7);
    expect(value.claims).toHaveLength(3);
    expect(await (await save(value, version)).json()).toMatchObject({ value });
    const stored = await getSiteDocument(site.api.core, 'brand');
    expect(stored).toMatchObject({ sections: null, menu: null, footer: null, claims: null });
    const now = await owner.read<Read>('/documents/brand');
    expect((await save({ ...value, sections: [] }, now.version)).status).toBe(200);
    const { document } = await site.visit('/');
    expect(findAll(findOne(document, 'main'), 'h2')).toEqual([]);
  });

  it('says what it holds to, in its own words or not at all', async () => {
    const { value, version } = await owner.read<{ value: object; version: number }>(
      '/documents/about',
    );
    expect(value).toMatchObject({ values: [{ title: 'Transparent Information' }, {}, {}] });
    const saveValues = (values: object[], seen: number) =>
      owner.call('PUT', '/documents/about', { value: { ...value, values }, version: seen });
    const textOfAbout = async () => textOf(findOne((await site.visit('/about')).document, 'main'));
    const saved = await saveValues(
      [{ title: 'Slow and plain', text: 'We hurry nobody.' }],
      version,
    );
    const next = ((await saved.json()) as { version: number }).version;
    expect(await textOfAbout()).toContain('What we hold toSlow and plainWe hurry nobody.');
    await saveValues([], next);
    expect(await textOfAbout()).not.toContain('What we hold to');
  });
});
