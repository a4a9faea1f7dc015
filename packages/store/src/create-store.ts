import type { Blog, Category, Event, TeamMember } from './items.ts';
import {
  configureStore,
  type EnhancedStore,
  type Reducer,
  type StoreEnhancer,
  type ThunkDispatch,
  type Tuple,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { about, type AboutState } from './areas/about.ts';
import { blogs } from './areas/blogs.ts';
import { categories } from './areas/categories.ts';
import { enquiries, type EnquiriesState } from './areas/enquiries.ts';
import { events } from './areas/events.ts';
import { franchises, type FranchisesState } from './areas/franchises.ts';
import { team } from './areas/team.ts';
import { createCalls, type CallOptions, type Calls } from './calls.ts';
import type { ListState, SelectionState } from './list-area.ts';

export type StoreState = {
  blogs: SelectionState<Blog>;
  franchises: FranchisesState;
  enquiries: EnquiriesState;
  events: ListState<Event>;
  team: ListState<TeamMember>;
  about: AboutState;
  categories: ListState<Category>;
};

/** The reducers under the names that StoreState gives them: another store takes them in with its own. */
export const areas: { [Area in keyof StoreState]: Reducer<StoreState[Area]> } = {
  blogs,
  franchises,
  enquiries,
  events,
  team,
  about,
  categories,
};

type Dispatch = ThunkDispatch<StoreState, { calls: Calls }, UnknownAction>;
export type Store = EnhancedStore<
  StoreState,
  UnknownAction,
  Tuple<[StoreEnhancer<{ dispatch: Dispatch }>, StoreEnhancer]>
>;

/** The shared store: seven areas over the alternative call set. Each call makes one of its own. */
export function createStore(options: CallOptions = {}): Store {
  const extraArgument = { calls: createCalls(options) };
  return configureStore({
    reducer: areas,
    middleware: (defaults) => defaults({ thunk: { extraArgument } }),
  });
}
