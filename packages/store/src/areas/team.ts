import type { TeamMember } from '../items.ts';
import { messages } from '@naya/contract/api/messages';
import type { Reducer } from '@reduxjs/toolkit';
import { createListArea, type ListState } from '../list-area.ts';
import { createRequest, type Request } from '../request.ts';

export const fetchTeam: Request<TeamMember[], void> = createRequest(
  'team/fetchTeam',
  messages.fetchTeam,
  (calls, _, signal) => calls.team(signal),
);

export const team: Reducer<ListState<TeamMember>> = createListArea('team', fetchTeam).reducer;
