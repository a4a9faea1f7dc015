import type { Api } from '@naya/contract/client';
import { createContext, type RouterContextProvider } from 'react-router';

export const siteContext = createContext<{
  api: Api;
  publicUrl: string;
  /** Another backend's pages have neither a feed nor drawn cards. */
  ownData: boolean;
}>();

export function apiFrom(context: Readonly<RouterContextProvider>): Api {
  return context.get(siteContext).api;
}
