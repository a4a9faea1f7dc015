import { contentResource } from '../shared/resource.tsx';
import { TeamInputs } from './TeamInputs.tsx';
import { TeamList } from './TeamList.tsx';

export const team = {
  ...contentResource({ name: 'team', entity: 'team-member', List: TeamList, Inputs: TeamInputs }),
  options: { label: 'Team' },
  recordRepresentation: 'name',
};
