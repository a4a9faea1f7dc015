import type { Franchise } from '@naya/contract/franchises/entity';
import type { Id } from '@naya/contract/id';
import { messages } from '@naya/contract/api/errors';
import type { FranchiseQuery } from '@naya/contract/franchises/query';
import type { Reducer } from '@reduxjs/toolkit';
import { createSelectionArea, type SelectionState } from '../list-area.ts';
import { createRequest, type Request } from '../request.ts';

/** Without a query the whole catalogue, up to a thousand; with one the page it asks for. */
export const fetchFranchises: Request<Franchise[], Partial<FranchiseQuery> | void> = createRequest(
  'franchises/fetchFranchises',
  messages.fetchFranchises,
  (calls, query, signal) => calls.franchises(query ?? {}, signal),
);
/** By id or slug. */
export const fetchFranchise: Request<Franchise, Id> = createRequest(
  'franchises/fetchFranchise',
  messages.fetchFranchise,
  (calls, id, signal) => calls.franchise(id, signal),
);

const area = createSelectionArea('franchises', fetchFranchises, fetchFranchise);
export const franchises: Reducer<SelectionState<Franchise>> = area.reducer;
export const clearSelectedFranchise = area.actions.clearSelected;
