import type { Blog } from '../items.ts';
import { messages } from '@naya/contract/api/errors';
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

export const fetchBlogs: Request<Blog[], void> = createRequest(
  'blogs/fetchBlogs',
  messages.fetchBlogs,
  (calls, _, signal) => calls.blogs(signal),
);
export const fetchBlog: Request<Blog, string> = createRequest(
  'blogs/fetchBlog',
  messages.fetchBlog,
  (calls, slug, signal) => calls.blog(slug, signal),
);

const area = createSlice({
  name: 'blogs',
  initialState: emptySelection<Blog>,
  reducers: { clearSelected: (state) => ({ ...state, ...nothingSelected }) },
  extraReducers: (builder) => {
    addRequestCases(builder, fetchBlogs, (list) => ({ list }), markList);
    addRequestCases(builder, fetchBlog, (selected) => ({ selected }), markSelected);
  },
});
export const blogs: Reducer<SelectionState<Blog>> = area.reducer;
export const clearSelectedBlog = area.actions.clearSelected;
