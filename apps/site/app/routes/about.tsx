import type { Api } from '@naya/contract/api/port';
import type { CountedStats, Stats } from '@naya/contract/site-info/entity';
import { defaultValues } from '@naya/contract/site-info/brand-defaults';
import { countOf } from '@naya/contract/format/count';
import { aboutUrl, contactUrl, franchisesUrl } from '@naya/contract/urls';
import { BadgeCheck, ReceiptText, Store } from 'lucide-react';
import { LinkButton } from '../components/button.tsx';
import { Failure } from '../components/failure.tsx';
import { SkeletonBlock, Loading } from '../components/loading.tsx';
import { Picture } from '../components/picture.tsx';
import { ProseSkeleton, Prose } from '../components/prose.tsx';
import { Section } from '../components/section.tsx';
import { cleanInBrowser } from '../data/clean-html-in-browser.ts';
import { cleanOnServer } from '../data/clean-html.server.ts';
import type { HtmlCleaner } from '../data/clean-html.ts';
import { useFrame } from '../data/frame.ts';
import { browserLoader, section, serverLoader, type SectionData } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import type { Route } from './+types/about';
import { Insights } from './about/insights.tsx';
import { readTeam, Team } from './about/team.tsx';

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
      'Who we are, what we hold to, and the people who read every listing before it is shown.',
    path: aboutUrl,
  });
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AboutHero stats={loaderData.stats} />
      <Section of={loaderData.story} loading={<StorySkeleton />} failed={failedStory}>
        {(story) => (
          <>
            {story && <Story story={story} />}
            <Values values={story?.values ?? defaultValues} />
          </>
        )}
      </Section>
      <Section of={loaderData.insights} loading={null} failed={() => null}>
        {(insights) => insights.length > 0 && <Insights insights={insights} />}
      </Section>
      <Team team={loaderData.team} />
      <CallsToAction />
    </>
  );
}

function failedStory(message: string) {
  return (
    <>
      <Failure message={message} />
      <Values values={defaultValues} />
    </>
  );
}

function AboutHero({ stats }: { stats: SectionData<Stats> }) {
  const { siteName } = useFrame();
  return (
    <section
      aria-labelledby="about-title"
      className="on-board bg-board pt-12 text-on-board lg:pt-20"
    >
      <div className="shell grid gap-x-16 gap-y-10 pb-12 lg:grid-cols-[1fr_auto] lg:items-end lg:pb-16">
        <div>
          <h1 id="about-title" className="text-4xl font-extrabold lg:text-5xl">
            About {siteName}
          </h1>
          <p className="mt-4 max-w-xl text-lg text-balance text-on-board-muted lg:text-xl">
            A marketplace where every franchise shows what it costs, what it needs and how long it
            takes to pay for itself, before you speak to anyone.
          </p>
        </div>
        <dl className="flex">
          <Counter stats={stats} figure="brands" label="Franchise Brands" />
          <Counter stats={stats} figure="investors" label="Investors Connected" />
          <Counter stats={stats} figure="cities" label="Cities Covered" />
        </dl>
        <p id="figures" className="scroll-mt-28 text-sm text-on-board-muted lg:col-span-2">
          <Section of={stats} loading={null} failed={() => null}>
            {(known) => explainFigures(known)}
          </Section>
        </p>
      </div>
      <div className="awning awning-marigold" />
    </section>
  );
}

/** The specification's plus stays; here stands what is counted. */
function explainFigures({ counted, ...shown }: Stats): string {
  const { brands, investors, cities } = counted ?? shown;
  const exactly = `Counted exactly: ${countOf(brands, 'brand')} listed now, ${countOf(investors, 'investor')} who registered and confirmed it, ${countOf(cities, 'place')} that these brands name.`;
  if (!counted) return exactly;
  const added = [
    countOf(shown.brands - brands, 'brand'),
    countOf(shown.investors - investors, 'investor'),
    countOf(shown.cities - cities, 'place'),
  ];
  return `${exactly} The figures above add ${added.join(', ')} that are not counted here.`;
}

type CounterProps = { stats: SectionData<Stats>; figure: keyof CountedStats; label: string };

function Counter({ stats, figure, label }: CounterProps) {
  return (
    <div className="flex flex-1 flex-col-reverse justify-end border-dotted border-board-line px-3 not-first:border-l-2 first:pl-0 last:pr-0 sm:px-6">
      <dt className="text-on-board-muted sm:whitespace-nowrap">{label}</dt>
      <dd className="text-3xl font-extrabold text-marigold tabular sm:text-4xl">
        <Section of={stats} loading="..." failed={() => '0+'}>
          {(known) => `${known[figure]}+`}
        </Section>
      </dd>
    </div>
  );
}

const columns = 'shell grid *:min-w-0 gap-x-16 gap-y-8 py-12 lg:grid-cols-[5fr_7fr] lg:py-20';

/** Nothing, until somebody has written it. */
function Story({ story }: { story: AboutStory }) {
  if (!story.html && !story.image) return null;
  return (
    <section aria-labelledby="story-title" className={columns}>
      <Picture
        src={story.image}
        alt=""
        sizes="(width < 64rem) 88vw, 30rem"
        className="aspect-[4/3] w-full rounded-card object-cover lg:sticky lg:top-28"
      />
      <div>
        <h2 id="story-title" className="mb-6 text-3xl font-bold lg:text-4xl">
          {story.title || 'Our story'}
        </h2>
        <Prose html={story.html} />
      </div>
    </section>
  );
}

function StorySkeleton() {
  return (
    <Loading className={columns}>
      <div className="bone aspect-[4/3] rounded-card" />
      <div>
        <SkeletonBlock className="mb-8 h-11 w-4/5" />
        <ProseSkeleton />
      </div>
    </Loading>
  );
}

const valueIcons = [ReceiptText, Store, BadgeCheck];

function Values({ values }: { values: readonly { title: string; text: string }[] }) {
  if (values.length === 0) return null;
  return (
    <section aria-labelledby="values-title" className="bg-sunken py-12 lg:py-20">
      <div className="shell">
        <h2 id="values-title" className="text-3xl font-bold lg:text-4xl">
          What we hold to
        </h2>
        <ul className="mt-8 grid gap-8 md:grid-cols-3">
          {values.map(({ title, text }, at) => {
            const Icon = valueIcons[at % valueIcons.length] ?? BadgeCheck;
            return (
              <li key={title} className="border-t-4 border-marigold pt-5">
                <Icon aria-hidden size={32} strokeWidth={1.75} className="text-sign" />
                <h3 className="mt-3 text-xl font-bold">{title}</h3>
                <p className="mt-2 text-ink-muted">{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function CallsToAction() {
  return (
    <section aria-labelledby="next-title" className="shell pb-16 lg:pb-24">
      <div className="signboard on-board flex flex-wrap items-center justify-between gap-6 px-6 py-10 text-on-board lg:px-12">
        <div>
          <h2 id="next-title" className="text-3xl font-bold">
            Have a street in mind?
          </h2>
          <p className="mt-2 text-lg text-on-board-muted">
            Look through the listings, or ask us first.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={franchisesUrl()} look="accent" size="large">
            Browse franchises
          </LinkButton>
          <LinkButton to={contactUrl} look="onBoard" size="large">
            Contact us
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

async function readStory(api: Api, clean: HtmlCleaner) {
  const about = await api.about();
  if (!about) return null;
  const { title, image, values } = about;
  return { title, image, values, html: await clean(about.content) };
}
type AboutStory = NonNullable<Awaited<ReturnType<typeof readStory>>>;
