import type { About } from '../items.ts';
import type { Insight } from '@naya/contract/site-info/insight';
import { messages } from '@naya/contract/api/errors';
import { createSlice, type Reducer } from '@reduxjs/toolkit';
import { addRequestCases } from '../request-cases.ts';
import { createRequest, type Request } from '../request.ts';
import { idle, type Progress } from '../status.ts';

export type AboutState = Progress & { content: About | null; insights: Insight[] };

export const fetchAbout: Request<About, void> = createRequest(
  'about/fetchAbout',
  messages.fetchAboutContent,
  (calls, _, signal) => calls.about(signal),
);
export const fetchInsights: Request<Insight[], void> = createRequest(
  'about/fetchInsights',
  messages.fetchInsights,
  (calls, _, signal) => calls.insights(signal),
);

/** Two requests share one status: it is that of the newest request. */
export const about: Reducer<AboutState> = createSlice({
  name: 'about',
  initialState: (): AboutState => ({ ...idle, content: null, insights: [] }),
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchAbout, (content) => ({ content }));
    addRequestCases(builder, fetchInsights, (insights) => ({ insights }));
  },
}).reducer;
