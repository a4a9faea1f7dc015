import type { Api } from '@naya/contract/api/port';
import { termsUrl } from '@naya/contract/urls';
import { cleanInBrowser } from '../data/clean-html-in-browser.ts';
import { cleanOnServer } from '../data/clean-html.server.ts';
import type { HtmlCleaner } from '../data/clean-html.ts';
import { browserLoader, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import type { Route } from './+types/terms';
import { Policy } from './policy/policy.tsx';

const title = 'Terms and Conditions';

const load = (clean: HtmlCleaner) => (api: Api) => ({ html: section(api.terms().then(clean)) });

export const loader = serverLoader(load(cleanOnServer), 'html');
export const clientLoader = browserLoader(load(cleanInBrowser));

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title,
    description: 'The terms on which visitors, investors and franchise brands use this site.',
    path: termsUrl,
  });
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <Policy title={title} html={loaderData.html} />;
}
