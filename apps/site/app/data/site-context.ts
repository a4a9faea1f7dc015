import type { Api } from '@naya/contract/client';
import { createContext, type RouterContextProvider } from 'react-router';

export const siteContext = createContext<{ api: Api; publicUrl: string }>();

export function apiFrom(context: Readonly<RouterContextProvider>): Api {
  return context.get(siteContext).api;
}
