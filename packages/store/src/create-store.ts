import type { Blog, Category, Event, TeamMember } from './items.ts';
import type { Reducer } from '@reduxjs/toolkit';
import { about, type AboutState } from './areas/about.ts';
import { blogs } from './areas/blogs.ts';
import { categories } from './areas/categories.ts';
import { enquiries, type EnquiriesState } from './areas/enquiries.ts';
import { events } from './areas/events.ts';
import { franchises, type FranchisesState } from './areas/franchises.ts';
import { team } from './areas/team.ts';
import { configureAreas, type StoreOf, type StoreOptions } from './configure.ts';
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

export type Store = StoreOf<StoreState>;

/** The shared store: seven areas over the alternative call set. Each call makes one of its own. */
export function createStore(options: StoreOptions<StoreState> = {}): Store {
  return configureAreas(areas, options);
}
