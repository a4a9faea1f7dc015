import type { TeamMember } from '@naya/contract/team/entity';
import { aboutUrl, teamUrl } from '@naya/contract/urls';
import type { Person, WithContext } from 'schema-dts';
import { breadcrumbs } from './breadcrumbs.server.ts';
import { ourselves } from './site.server.ts';
import { absolute, type BaseUrl, type Structured } from './thing.server.ts';

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

export function personThings(base: BaseUrl, member: TeamMember): Structured[] {
  return [
    person(base, member),
    breadcrumbs(base, ['About', aboutUrl], [member.name, teamUrl(member.id)]),
  ];
}
