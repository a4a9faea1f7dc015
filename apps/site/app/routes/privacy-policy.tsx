import type { Api } from '@naya/contract/api/port';
import { privacyPolicyUrl } from '@naya/contract/urls';
import { cleanInBrowser } from '../data/clean-html-in-browser.ts';
import { cleanOnServer } from '../data/clean-html.server.ts';
import type { HtmlCleaner } from '../data/clean-html.ts';
import { browserLoader, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import type { Route } from './+types/privacy-policy';
import { Policy } from './policy/policy.tsx';

const title = 'Privacy Policy';

const load = (clean: HtmlCleaner) => (api: Api) => ({
  html: section(api.privacyPolicy().then(clean)),
});

export const loader = serverLoader(load(cleanOnServer), 'html');
export const clientLoader = browserLoader(load(cleanInBrowser));

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title,
    description:
      'What personal data we collect, why, how long we keep it, and what you can do about it.',
    path: privacyPolicyUrl,
  });
}

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <Policy title={title} html={loaderData.html} />;
}
