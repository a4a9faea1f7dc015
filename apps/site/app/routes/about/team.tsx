import type { Api } from '@naya/contract/api/port';
import { teamUrl } from '@naya/contract/urls';
import { Link } from 'react-router';
import { Failure } from '../../components/failure.tsx';
import { Loading, SkeletonBlock } from '../../components/loading.tsx';
import { Picture } from '../../components/picture.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { Section } from '../../components/section.tsx';
import type { SectionData } from '../../data/load.ts';

export async function readTeam(api: Api) {
  const team = await api.team();
  return team.map(({ id, name, position, bio, image }) => ({ id, name, position, bio, image }));
}
type TeamCard = Awaited<ReturnType<typeof readTeam>>[number];

export function Team({ team }: { team: SectionData<TeamCard[]> }) {
  return (
    <section aria-labelledby="team-title" className="shell py-12 lg:py-20">
      <SectionHeading
        id="team-title"
        title="Our team"
        text="The people who visit the outlets and ring the owners."
      />
      <Section of={team} loading={<TeamSkeleton />} failed={teamFailed}>
        {(members) => (
          <ul className="mt-8 grid *:min-w-0 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {members.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </ul>
        )}
      </Section>
    </section>
  );
}

function teamFailed(message: string) {
  return <Failure message={`Error loading team: ${message}`} />;
}

function Member({ member }: { member: TeamCard }) {
  return (
    <li className="relative grid grid-cols-[7rem_1fr] gap-x-4 sm:block">
      <Picture
        src={member.image}
        alt=""
        sizes="(width < 40rem) 7rem, (width < 64rem) 46vw, 24rem"
        className="aspect-square w-full rounded-card object-cover"
      />
      <div className="min-w-0">
        <h3 className="text-xl font-bold sm:mt-4">
          <Link
            to={teamUrl(member.id)}
            prefetch="intent"
            className="after:absolute after:inset-0 hover:text-sign"
          >
            {member.name}
          </Link>
        </h3>
        {member.position && <p className="font-semibold text-sign">{member.position}</p>}
        {member.bio && <p className="mt-2 line-clamp-5 text-ink-muted">{member.bio}</p>}
      </div>
    </li>
  );
}

function TeamSkeleton() {
  return (
    <Loading className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3].map((member) => (
        <div key={member} className="grid grid-cols-[7rem_1fr] gap-x-4 sm:block">
          <div className="bone aspect-square rounded-card" />
          <div>
            <SkeletonBlock className="h-6 w-3/5 sm:mt-5" />
            <SkeletonBlock className="mt-2 h-5 w-2/5" />
            <SkeletonBlock className="mt-4 h-28" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
