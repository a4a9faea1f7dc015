import { calculatorUrl, franchiseParam } from '@naya/contract/urls';
import type { Api } from '@naya/contract/api/port';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { PageHeading } from '../components/page-heading.tsx';
import { Section } from '../components/section.tsx';
import { browserLoader, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import type { Route } from './+types/calculator';
import { readBrand, type Brand } from './calculator/brand.ts';
import { Case } from './calculator/case.tsx';

const load = (api: Api, { url }: { url: URL }) => {
  const id = url.searchParams.get(franchiseParam);
  return { brand: section(readBrand(api, id)), search: url.search, isNamed: Boolean(id) };
};

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Revalidates only for another brand: the page itself does the sums. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const brandIn = (url: URL) => url.searchParams.get(franchiseParam);
  return brandIn(currentUrl) !== brandIn(nextUrl);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Franchise calculator',
    description:
      'What a franchise costs on opening day, what is left each month, and when you have your money back: with your own figures.',
    path: loaderData?.isNamed ? undefined : calculatorUrl(),
  });
}

export default function Calculator({ loaderData }: Route.ComponentProps) {
  const { brand, search, isNamed } = loaderData;
  const show = (found: Brand | null) => (
    <Case key={found?.id} brand={found} search={search} isMissing={isNamed && !found} />
  );
  return (
    <div className="shell page-body">
      <PageHeading title="When do you get your money back?">
        Change any figure to your own. The link to this page keeps them: whoever gets it sees the
        same sums. Nothing else is stored.
      </PageHeading>
      <Section of={brand} loading={null} failed={() => show(null)}>
        {show}
      </Section>
    </div>
  );
}
