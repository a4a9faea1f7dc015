import type { TeamMember } from '@naya/contract/team/entity';
import { aboutUrl, teamUrl } from '@naya/contract/urls';
import type { Person, WithContext } from 'schema-dts';
import { breadcrumbs } from './breadcrumbs.server.ts';
import { ourselves } from './site.server.ts';
import { absolute, type Place, type Structured } from './thing.server.ts';

function person(place: Place, member: TeamMember): WithContext<Person> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: member.name,
    url: absolute(place, teamUrl(member.id)),
    worksFor: ourselves(place),
    ...(member.position && { jobTitle: member.position }),
    ...(member.image && { image: absolute(place, member.image) }),
  };
}

export function personThings(place: Place, member: TeamMember): Structured[] {
  return [
    person(place, member),
    breadcrumbs(place, ['About', aboutUrl], [member.name, teamUrl(member.id)]),
  ];
}
