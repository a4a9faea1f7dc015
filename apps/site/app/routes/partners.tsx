import type { Api } from '@naya/contract/api/port';
import { partnersUrl } from '@naya/contract/urls';
import { useState } from 'react';
import { PageHeading } from '../components/page-heading.tsx';
import { useFrame } from '../data/frame.ts';
import { browserLoader, loadBrowserApi, peek, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { readCategoryNames } from '../forms/category-select.tsx';
import type { Route } from './+types/partners';
import { countBrands, readChoices, writeSnippet, type Choices } from './partners/choices.ts';
import { Configurator } from './partners/configurator.tsx';
import { Examples, Programs } from './partners/examples.tsx';
import { LiveWidget } from './partners/live-widget.tsx';
import { Manual } from './partners/manual.tsx';
import { Instructions, Snippet } from './partners/snippet.tsx';

const load = (api: Api, { url }: { url: URL }) => {
  const choices = readChoices(url.searchParams);
  return {
    categories: section(readCategoryNames(api)),
    choices,
    count: section(countBrands(api, choices)),
  };
};

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
  const [counts, setCounts] = useState(new Map([[loaderData.choices, peek(loaderData.count)]]));
  const change = (chosen: Choices) => {
    setChoices(chosen);
    // Answers may come in another order than they were asked for.
    void countInBrowser(chosen).then((count) =>
      setCounts((known) => new Map(known).set(chosen, count)),
    );
  };
  const limit = Number(choices.limit);
  const expected = Math.min(counts.get(choices) ?? limit, limit);
  return (
    <div className="shell page-body">
      <PageHeading title="Our franchises on your pages">
        You run a business magazine, a city portal or a consultancy. Show your readers franchises
        that fit them, with figures and a way to enquire, without building anything. Reading works
        on any site at once; the enquiry form stands on your own page once we have listed your site.
      </PageHeading>
      <div className="mt-10 grid items-start gap-8 *:min-w-0 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-12">
        <Configurator categories={loaderData.categories} choices={choices} onChange={change} />
        <Snippet
          code={writeSnippet(choices, expected, publicUrl, siteName)}
          few={expected < limit ? sayFew(expected) : null}
        />
      </div>
      <LiveWidget choices={choices} />
      <Instructions siteName={siteName} />
      <Examples />
      <Programs publicUrl={publicUrl} />
      <Manual publicUrl={publicUrl} />
    </div>
  );
}

async function countInBrowser(choices: Choices): Promise<number | null> {
  try {
    return await countBrands((await loadBrowserApi()).browserApi, choices);
  } catch {
    return null;
  }
}

function sayFew(count: number): string {
  if (count === 0) return 'No brand matches today: the widget says so and leads to all of them.';
  const brands = count === 1 ? 'One brand matches' : `${count} brands match`;
  return `${brands} today, fewer than the cards you chose: the snippet keeps their place free. Copy it again when there are more.`;
}
