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

export const nothingSelected = { selected: null, selectedStatus: 'idle' } as const;
export const markList = (listStatus: Status) => ({ listStatus });
export const markSelected = (selectedStatus: Status) => ({ selectedStatus });

export function emptySelection<Item>(): SelectionState<Item> {
  return { ...idle, ...nothingSelected, list: [], listStatus: 'idle' };
}
