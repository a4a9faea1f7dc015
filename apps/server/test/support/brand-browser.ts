import { fieldsOf } from './fields.ts';
import { findAll, nameOf, onlyOne, parseHtml, textOf } from './html.ts';
import { sendForm, type FormValues } from './send-form.ts';
import type { SitePage, TestSite } from './site.ts';

/** A browser without scripts that keeps its cookies, follows redirects and presses the buttons of brands' pages. */
export function useBrandBrowser({ api }: TestSite) {
  return (cookie = '') => {
    const jar = new Map(cookie.split('; ').map((each) => [each.split('=')[0] ?? '', each]));
    let page = {} as SitePage;

    const visit = async (path: string, init: RequestInit = {}): Promise<SitePage> => {
      const headers = { Cookie: [...jar.values()].join('; '), Origin: api.core.publicUrl };
      const answer = await api.request(path, { ...init, headers });
      for (const each of answer.headers.getSetCookie()) {
        jar.set(each.split('=')[0] ?? '', each.split(';')[0] ?? '');
      }
      const location = answer.headers.get('Location');
      if (location) return visit(location);
      const { status, headers: answered } = answer;
      return { path, status, headers: answered, document: parseHtml(await answer.text()) };
    };

    return {
      open: async (path: string): Promise<number> => {
        page = await visit(path);
        return page.status;
      },
      /** The form is the only one with such a button and such fields. */
      press: async (button: string, values: FormValues = {}): Promise<number> => {
        const forms = findAll(page.document, 'form').filter((form) => {
          const fields = fieldsOf(page.document, form);
          const names = new Set(fields.map(({ attribs }) => attribs['name']));
          return (
            fields.some((each) => each.name === 'button' && nameOf(each) === button) &&
            Object.keys(values).every((name) => names.has(name))
          );
        });
        const form = onlyOne(forms, `the form with ${button}`);
        page = await sendForm({ visit }, page, form, button, values);
        return page.status;
      },
      text: () => textOf(page.document),
      page: () => page,
    };
  };
}
