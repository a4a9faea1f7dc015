import { createSlice } from '@reduxjs/toolkit';
import { follow } from './follow.ts';
import type { Request } from './request.ts';
import { idle, type Progress } from './status.ts';

export type ListState<Item> = Progress & { list: Item[] };
export type SelectionState<Item> = ListState<Item> & { selected: Item | null };

/** A list that each answer replaces. */
export function createListArea<Item, Argument>(name: string, fetchList: Request<Item[], Argument>) {
  return createSlice({
    name,
    initialState: (): ListState<Item> => ({ ...idle, list: [] }),
    reducers: {},
    extraReducers: (builder) => {
      follow(builder, fetchList, (list) => ({ list }));
    },
  });
}

/** A list and one selected item, under one status. */
export function createSelectionArea<Item, ListArgument, OneArgument>(
  name: string,
  fetchList: Request<Item[], ListArgument>,
  fetchOne: Request<Item, OneArgument>,
) {
  return createSlice({
    name,
    initialState: (): SelectionState<Item> => ({ ...idle, list: [], selected: null }),
    reducers: {
      clearSelected: (state) => {
        state.selected = null;
      },
    },
    extraReducers: (builder) => {
      follow(builder, fetchList, (list) => ({ list }));
      follow(builder, fetchOne, (selected) => ({ selected }));
    },
  });
}
