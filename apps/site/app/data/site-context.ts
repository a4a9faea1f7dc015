import type { Api } from '@naya/contract/api/port';
import { createContext, type RouterContextProvider } from 'react-router';

export type CallBrandApi = (path: string, init: RequestInit) => Promise<Response>;

type Body = Request['body'];
export type HoldForm = <Result>(
  body: Body,
  work: (body: Body) => Promise<Result>,
) => Promise<Result>;

type Site = {
  api: Api;
  publicUrl: string;
  ownData: boolean;
  /** The value of the answer's X-Request-Id. */
  requestId: string;
  report: (error: unknown) => void;
  hasScripts: boolean;
  /** Answers calls of brands' people; null with another backend. */
  callBrandApi: CallBrandApi | null;
  holdForm: HoldForm;
};
export const siteContext = createContext<Site>();

export function apiFrom(context: Readonly<RouterContextProvider>): Api {
  return context.get(siteContext).api;
}
