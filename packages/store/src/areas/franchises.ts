import type { FranchisesAsked } from '../calls.ts';
import type { Franchise } from '../items.ts';
import type { Id } from '@naya/contract/id';
import { listingPageSize } from '@naya/contract/constants';
import { maxLimit } from '@naya/contract/franchises/query';
import { messages } from '@naya/contract/api/messages';
import { createSlice, type ActionCreatorWithoutPayload, type Reducer } from '@reduxjs/toolkit';
import { addRequestCases } from '../request-cases.ts';
import { clearSelection, clearUnless, emptySelection, type SelectionState } from '../list-area.ts';
import { createRequest, type Request, type Said } from '../request.ts';
import type { Status } from '../status.ts';

/** `total` counts all that match, `page` is the last that `list` shows; both are null until a list was read. */
export type FranchisesState = SelectionState<Franchise> & {
  total: number | null;
  page: number | null;
  /** Whether the next page has something to append. */
  hasMore: boolean;
  /** Of the page that is to be appended. */
  moreStatus: Status;
};

/** With nothing asked the whole catalogue, up to a thousand; with anything the page it asks for. */
type Asked = FranchisesAsked | void;

export type FranchisesArea = {
  reducer: Reducer<FranchisesState>;
  fetchFranchises: Request<Franchise[], Asked>;
  /** Reads a further page of the list that is there, and appends it. */
  fetchMoreFranchises: Request<Franchise[], FranchisesAsked & { page: number }>;
  /** By id or slug. */
  fetchFranchise: Request<Franchise, Id>;
  clearSelectedFranchise: ActionCreatorWithoutPayload;
};

const isNamed = ({ id, slug }: Franchise, asked: Id) => [String(id), slug].includes(String(asked));

/** An area of franchises, with actions of its own: a page that shows several lists has one for each. */
export function createFranchisesArea(name: string): FranchisesArea {
  const fetchFranchises = createRequest<Franchise[], Asked>(
    `${name}/fetchFranchises`,
    messages.fetchFranchises,
    (calls, query, signal) => calls.franchises(query ?? {}, signal),
  );
  const fetchMoreFranchises = createRequest<Franchise[], FranchisesAsked & { page: number }>(
    `${name}/fetchMoreFranchises`,
    messages.fetchFranchises,
    (calls, query, signal) => calls.franchises(query, signal),
  );
  const fetchFranchise = createRequest<Franchise, Id>(
    `${name}/fetchFranchise`,
    messages.fetchFranchise,
    (calls, id, signal) => calls.franchise(id, signal),
  );
  /** A page of the list before is not appended to the next one. */
  const forgetMore = ({ newest }: Pick<FranchisesState, 'newest'>) => {
    delete newest[fetchMoreFranchises.typePrefix];
    return { moreStatus: 'idle' as const };
  };
  const pageOf = (list: Franchise[], read: number, { total, arg }: Said & { arg: Asked }) => {
    const page = arg?.page || 1;
    const before = (page - 1) * Math.min(arg?.limit || listingPageSize, maxLimit);
    return { list, total, page, hasMore: read > 0 && total !== null && before + read < total };
  };

  const area = createSlice({
    name,
    initialState: (): FranchisesState => ({
      ...emptySelection(),
      total: null,
      page: null,
      hasMore: false,
      moreStatus: 'idle',
    }),
    reducers: { clearSelected: clearSelection },
    extraReducers: (builder) => {
      addRequestCases(
        builder,
        fetchFranchises,
        (list, meta, state) => ({ ...pageOf(list, list.length, meta), ...forgetMore(state) }),
        { status: 'listStatus', cleared: forgetMore },
      );
      addRequestCases(
        builder,
        fetchMoreFranchises,
        // A catalogue that changed between two pages sends some a second time.
        (more, meta, { list }) => {
          const known = new Set(list.map(({ id }) => id));
          const appended = [...list, ...more.filter(({ id }) => !known.has(id))];
          return pageOf(appended, more.length, meta);
        },
        { status: 'moreStatus' },
      );
      addRequestCases(builder, fetchFranchise, (selected) => ({ selected }), {
        status: 'selectedStatus',
        cleared: clearUnless<Franchise>(isNamed),
      });
    },
  });
  return {
    reducer: area.reducer,
    fetchFranchises,
    fetchMoreFranchises,
    fetchFranchise,
    clearSelectedFranchise: area.actions.clearSelected,
  };
}

const area = createFranchisesArea('franchises');
export const franchises: Reducer<FranchisesState> = area.reducer;
export const fetchFranchises: FranchisesArea['fetchFranchises'] = area.fetchFranchises;
export const fetchMoreFranchises: FranchisesArea['fetchMoreFranchises'] = area.fetchMoreFranchises;
export const fetchFranchise: FranchisesArea['fetchFranchise'] = area.fetchFranchise;
export const clearSelectedFranchise: ActionCreatorWithoutPayload = area.clearSelectedFranchise;
