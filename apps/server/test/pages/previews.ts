import { beforeAll, describe, expect, it } from 'vitest';
import { findAll, findOne, parseHtml, textOf } from '../support/html.ts';
import { createColleague, type Colleague } from '../support/office.ts';
import { site } from './site.ts';

describe('a preview', () => {
  let editor = {} as Colleague;
  beforeAll(async () => {
    editor = await createColleague(site.api, 'editor');
  });
  const content = '<h2>Typed just now</h2><script>x()</script>';

  it.each([
    ['blogs', { title: 'A title', content }, 'A title'],
    ['pages', { title: 'A title', content }, 'A title'],
    ['about', { value: { title: 'A title', content } }, null],
    ['privacy-policy', { value: content }, null],
    ['terms', { value: content }, null],
  ])(
    'of %s shows what is typed, without its scripts, and stores nothing',
    async (name, typed, title) => {
      const response = await editor.call('POST', `/preview/${name}`, typed);
      const { html } = (await response.json()) as { html: string };
      const main = findOne(parseHtml(html), 'main');
      expect(findAll(main, 'h2').map(textOf)).toContain('Typed just now');
      expect(html).not.toContain('x()');
      if (title) expect(textOf(findOne(main, 'h1'))).toBe(title);
    },
  );

  it('of an empty form is a page too', async () => {
    for (const name of ['blogs', 'pages', 'about', 'terms']) {
      const response = await editor.call('POST', `/preview/${name}`, {});
      expect(response.status, name).toBe(200);
    }
  });
});
