import { cacheTags } from '@naya/contract/api/cache-tags';
import { getTeamMember } from '@naya/core/team/get-team-member';
import { listTeam } from '@naya/db/team/public';
import { z } from 'zod';
import { setCacheHeaders } from '../http/respond.ts';
import { teamMember } from '../api/schemas/content.ts';
import { newRouter, readRoute, type ApiDeps } from '../api/router.ts';

const tag = 'Content';
const listRoute = readRoute('/team', {
  tag,
  operationId: 'listTeam',
  summary: 'The team',
  body: z.array(teamMember),
});
const oneRoute = readRoute('/team/{id}', {
  tag,
  operationId: 'getTeamMember',
  summary: 'One team member',
  body: teamMember,
});

/** The alternative set has the list alone. */
export function teamListRoutes({ core, addMedia }: ApiDeps) {
  return newRouter().openapi(listRoute, async (c) => {
    setCacheHeaders(c, cacheTags.team);
    return c.json((await listTeam(core.db)).map(addMedia), 200);
  });
}

export function teamRoutes(deps: ApiDeps) {
  return teamListRoutes(deps).openapi(oneRoute, async (c) => {
    const member = await getTeamMember(deps.core, c.req.param('id'));
    setCacheHeaders(c, cacheTags.team);
    return c.json(member, 200);
  });
}
