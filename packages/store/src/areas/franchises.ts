import type { Franchise } from '../items.ts';
import type { Id } from '@naya/contract/id';
import { messages } from '@naya/contract/api/errors';
import type { FranchiseQuery } from '@naya/contract/franchises/query';
import { createSlice, type Reducer } from '@reduxjs/toolkit';
import { addRequestCases } from '../request-cases.ts';
import {
  emptySelection,
  markList,
  markSelected,
  nothingSelected,
  type SelectionState,
} from '../list-area.ts';
import { createRequest, type Request } from '../request.ts';

/** `total` counts all that match, `page` is the one that `list` shows; both are null until a list was read. */
export type FranchisesState = SelectionState<Franchise> & {
  total: number | null;
  page: number | null;
};

/** With nothing asked the whole catalogue, up to a thousand; with anything the page it asks for. */
type Asked = Partial<FranchiseQuery> | void;
export const fetchFranchises: Request<Franchise[], Asked> = createRequest(
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

const area = createSlice({
  name: 'franchises',
  initialState: (): FranchisesState => ({ ...emptySelection(), total: null, page: null }),
  reducers: { clearSelected: (state) => ({ ...state, ...nothingSelected }) },
  extraReducers: (builder) => {
    const pageOf = (list: Franchise[], { total, arg }: { total: number | null; arg: Asked }) => ({
      list,
      total,
      page: arg?.page ?? 1,
    });
    addRequestCases(builder, fetchFranchises, pageOf, markList);
    addRequestCases(builder, fetchFranchise, (selected) => ({ selected }), markSelected);
  },
});
export const franchises: Reducer<FranchisesState> = area.reducer;
export const clearSelectedFranchise = area.actions.clearSelected;
