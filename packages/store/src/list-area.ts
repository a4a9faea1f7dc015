import type { Id } from '@naya/contract/id';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases } from './request-cases.ts';
import type { Request } from './request.ts';
import { idle, type Progress, type Status } from './status.ts';

export type ListState<Item> = Progress & { list: Item[] };
/** `status` is that of the newest request; the list and the selected item each have one of their own beside it. */
export type SelectionState<Item> = ListState<Item> & {
  selected: Item | null;
  listStatus: Status;
  selectedStatus: Status;
};

/** A list that each answer replaces. */
export function createListArea<Item, Argument>(name: string, fetchList: Request<Item[], Argument>) {
  return createSlice({
    name,
    initialState: (): ListState<Item> => ({ ...idle, list: [] }),
    reducers: {},
    extraReducers: (builder) => {
      addRequestCases(builder, fetchList, (list) => ({ list }));
    },
  });
}

const nothingSelected = { selected: null, selectedStatus: 'idle' } as const;

/** A request under way that is aborted now brings nothing back. */
export const clearSelection = <State extends SelectionState<unknown>>(state: State) => ({
  ...state,
  ...nothingSelected,
  before: { ...state.before, selectedStatus: 'idle' as const },
});

/** Another item is not what was asked for: it goes while the right one is fetched. */
export const clearUnless =
  <Item>(isSame: (item: Item, asked: Id) => boolean) =>
  ({ selected }: Pick<SelectionState<Item>, 'selected'>, asked: Id) =>
    selected === null || isSame(selected, asked) ? {} : nothingSelected;

export function emptySelection<Item>(): SelectionState<Item> {
  return { ...idle, ...nothingSelected, list: [], listStatus: 'idle' };
}
