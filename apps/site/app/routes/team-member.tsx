import type { Api } from '@naya/contract/api/port';
import { messages } from '@naya/contract/api/errors';
import { aboutUrl, teamUrl } from '@naya/contract/urls';
import { BackTo } from '../components/back-to.tsx';
import { LinkButton } from '../components/button.tsx';
import { pageFailure } from '../components/failure.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { browserLoader, peek, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { textParagraphs } from '../data/text-paragraphs.ts';
import { personThings } from '../structured/person.server.ts';
import { withData } from '../structured/thing.server.ts';
import type { Route } from './+types/team-member';
import { ProfileSkeleton } from './team-member/profile-skeleton.tsx';
import { Profile } from './team-member/profile.tsx';

const load = (api: Api, { params }: { params: { id: string } }) => ({
  member: section(api.teamMember(params.id)),
});

export const loader = serverLoader(load, 'member', {
  structured: ({ member }, base) => withData(member, (it) => personThings(base, it)),
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
