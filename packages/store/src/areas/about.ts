import type { About } from '../items.ts';
import type { Insight } from '@naya/contract/site-info/insight';
import { messages } from '@naya/contract/api/messages';
import { createSlice, type Reducer } from '@reduxjs/toolkit';
import { addRequestCases } from '../request-cases.ts';
import { createRequest, type Request } from '../request.ts';
import { idle, type Progress, type Status } from '../status.ts';

export type AboutState = Progress & {
  content: About | null;
  contentStatus: Status;
  insights: Insight[];
  insightsStatus: Status;
};

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

const initialState: AboutState = {
  ...idle,
  content: null,
  contentStatus: 'idle',
  insights: [],
  insightsStatus: 'idle',
};

/** Two requests share one status, that of the newest request; beside it each has one of its own. */
export const about: Reducer<AboutState> = createSlice({
  name: 'about',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchAbout, (content) => ({ content }), { status: 'contentStatus' });
    addRequestCases(builder, fetchInsights, (insights) => ({ insights }), {
      status: 'insightsStatus',
    });
  },
}).reducer;
