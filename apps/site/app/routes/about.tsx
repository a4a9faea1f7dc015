import type { Api } from '@naya/contract/api/port';
import { aboutUrl } from '@naya/contract/urls';
import { Section } from '../components/section.tsx';
import { cleanInBrowser } from '../data/clean-html-in-browser.ts';
import { cleanOnServer } from '../data/clean-html.server.ts';
import type { HtmlCleaner } from '../data/clean-html.ts';
import { browserLoader, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import type { Route } from './+types/about';
import { AboutHero } from './about/about-hero.tsx';
import { CallsToAction } from './about/calls-to-action.tsx';
import { Insights } from './about/insights.tsx';
import { readStory, readTeam } from './about/reads.ts';
import { Story, StorySkeleton } from './about/story.tsx';
import { Team } from './about/team.tsx';
import { Values } from './about/values.tsx';

const load = (clean: HtmlCleaner) => (api: Api) => ({
  stats: section(api.stats()),
  story: section(readStory(api, clean)),
  team: section(readTeam(api)),
  insights: section(api.insights()),
});

export const loader = serverLoader(load(cleanOnServer));
export const clientLoader = browserLoader(load(cleanInBrowser));

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'About',
    description:
      'Who we are, what we hold to, and the people who check the figures of every franchise on the site.',
    path: aboutUrl,
  });
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AboutHero stats={loaderData.stats} />
      <Section of={loaderData.story} loading={<StorySkeleton />}>
        {(story) => story && <Story story={story} />}
      </Section>
      <Values />
      <Section of={loaderData.insights} loading={null} failed={() => null}>
        {(insights) => insights.length > 0 && <Insights insights={insights} />}
      </Section>
      <Team team={loaderData.team} />
      <CallsToAction />
    </>
  );
}
