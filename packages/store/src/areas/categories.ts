import type { Category } from '../items.ts';
import { messages } from '@naya/contract/api/messages';
import type { Reducer } from '@reduxjs/toolkit';
import { createListArea, type ListState } from '../list-area.ts';
import { createRequest, type Request } from '../request.ts';

export const fetchCategories: Request<Category[], void> = createRequest(
  'categories/fetchCategories',
  messages.fetchCategories,
  (calls, _, signal) => calls.categories(signal),
);

export const categories: Reducer<ListState<Category>> = createListArea(
  'categories',
  fetchCategories,
).reducer;
