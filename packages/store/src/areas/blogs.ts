import type { Blog } from '@naya/contract/blog/entity';
import { messages } from '@naya/contract/api/errors';
import type { Reducer } from '@reduxjs/toolkit';
import { createSelectionArea, type SelectionState } from '../list-area.ts';
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

const area = createSelectionArea('blogs', fetchBlogs, fetchBlog);
export const blogs: Reducer<SelectionState<Blog>> = area.reducer;
export const clearSelectedBlog = area.actions.clearSelected;
