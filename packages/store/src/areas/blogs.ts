import type { Blog } from '../items.ts';
import { messages } from '@naya/contract/api/messages';
import { createSlice, type Reducer } from '@reduxjs/toolkit';
import { addRequestCases } from '../request-cases.ts';
import { clearSelection, clearUnless, emptySelection, type SelectionState } from '../list-area.ts';
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
  reducers: { clearSelected: clearSelection },
  extraReducers: (builder) => {
    addRequestCases(builder, fetchBlogs, (list) => ({ list }), { status: 'listStatus' });
    addRequestCases(builder, fetchBlog, (selected) => ({ selected }), {
      status: 'selectedStatus',
      cleared: clearUnless<Blog>(({ slug }, asked) => slug === asked),
    });
  },
});
export const blogs: Reducer<SelectionState<Blog>> = area.reducer;
export const clearSelectedBlog = area.actions.clearSelected;
