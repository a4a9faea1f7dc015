import { messages } from '@naya/contract/api/messages';
import type { Api } from '@naya/contract/api/port';
import type { TeamMember } from '@naya/contract/team/entity';
import { aboutUrl, teamUrl } from '@naya/contract/urls';
import type { Person, WithContext } from 'schema-dts';
import { BackTo } from '../components/back-to.tsx';
import { LinkButton } from '../components/button.tsx';
import { pageFailure } from '../components/failure.tsx';
import { SkeletonBlock, Loading } from '../components/loading.tsx';
import { ProseSkeleton } from '../components/prose.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { textParagraphs } from '../data/clean-html.ts';
import { browserLoader, peek, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { withData, breadcrumbs, ourselves } from '../data/structured-data.server.ts';
import { absolute, type BaseUrl, type StructuredData } from '../data/structured-data.ts';
import type { Route } from './+types/team-member';
import { Profile } from './team-member/profile.tsx';

const load = (api: Api, { params }: { params: { id: string } }) => ({
  member: section(api.teamMember(params.id)),
});

export const loader = serverLoader(load, 'member', {
  structured: ({ member }, base) => withData(member, (it) => personStructuredData(base, it)),
});
export const clientLoader = browserLoader(load);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const member = peek(loaderData?.member);
  const name = member && [member.name, member.position].filter(Boolean).join(', ');
  return pageMeta(matches, {
    title: name ?? 'Team member',
    description: textParagraphs(member?.bio ?? null)[0],
    path: member ? teamUrl(member.id) : undefined,
    image: member?.image,
  });
}

export default function TeamMemberPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="shell py-6 lg:py-10">
      <BackTo to={aboutUrl}>Back to Team</BackTo>
      <Section of={loaderData.member} loading={<ProfileSkeleton />} failed={pageFailure}>
        {(member) => (member ? <Profile member={member} /> : <MemberNotFound />)}
      </Section>
    </div>
  );
}

function MemberNotFound() {
  return (
    <StateMessage level="h1" drawing="shutter" title={messages.teamMemberNotFound}>
      <LinkButton to={aboutUrl}>Meet the team</LinkButton>
    </StateMessage>
  );
}

function ProfileSkeleton() {
  return (
    <Loading className="mt-4 grid gap-x-14 gap-y-8 md:grid-cols-[18rem_1fr] lg:grid-cols-[22rem_1fr]">
      <div className="bone aspect-[4/5] rounded-card max-md:max-w-72" />
      <div>
        <SkeletonBlock className="h-11 w-3/5" />
        <SkeletonBlock className="mt-3 mb-10 h-6 w-2/5" />
        <ProseSkeleton />
      </div>
    </Loading>
  );
}

function person(base: BaseUrl, member: TeamMember): WithContext<Person> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: member.name,
    url: absolute(base, teamUrl(member.id)),
    worksFor: ourselves(base),
    ...(member.position && { jobTitle: member.position }),
    ...(member.image && { image: absolute(base, member.image) }),
  };
}

function personStructuredData(base: BaseUrl, member: TeamMember): StructuredData[] {
  return [
    person(base, member),
    breadcrumbs(base, ['About', aboutUrl], [member.name, teamUrl(member.id)]),
  ];
}
