import type { Api } from '@naya/contract/api/port';
import { partnersUrl } from '@naya/contract/urls';
import { useState } from 'react';
import { browserLoader, section, serverLoader } from '../data/load.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { pageMeta } from '../data/meta.ts';
import { useFrame } from '../data/use-frame.ts';
import { readCategoryNames } from '../forms/read-category-names.ts';
import type { Route } from './+types/partners';
import { readChoices } from './partners/choices.ts';
import { Configurator } from './partners/configurator.tsx';
import { Examples } from './partners/examples.tsx';
import { Instructions } from './partners/instructions.tsx';
import { LiveWidget } from './partners/live-widget.tsx';
import { Manual } from './partners/manual.tsx';
import { Snippet } from './partners/snippet.tsx';
import { writeSnippet } from './partners/write-snippet.ts';

const load = (api: Api, { url }: { url: URL }) => ({
  categories: section(readCategoryNames(api)),
  choices: readChoices(url.searchParams),
});

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Partners',
    description: 'Show franchises on your own site: choose what to show, copy the snippet, done.',
    path: partnersUrl,
  });
}

export default function Partners({ loaderData }: Route.ComponentProps) {
  const { publicUrl, siteName } = useFrame();
  const [choices, setChoices] = useState(loaderData.choices);
  return (
    <div className="shell page-body">
      <PageHeading title="Our franchises on your pages">
        You run a business magazine, a city portal or a consultancy. Show your readers franchises
        that fit them, with figures and a way to enquire, without building anything. Reading works
        on any site at once; the enquiry form stands on your own page once we have listed your site.
      </PageHeading>
      <div className="mt-10 grid items-start gap-8 *:min-w-0 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-12">
        <Configurator categories={loaderData.categories} choices={choices} onChange={setChoices} />
        <Snippet code={writeSnippet(choices, publicUrl, siteName)} />
      </div>
      <LiveWidget choices={choices} />
      <Instructions siteName={siteName} />
      <Examples />
      <Manual publicUrl={publicUrl} />
    </div>
  );
}
