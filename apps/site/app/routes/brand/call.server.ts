import { brandSignInUrl } from '@naya/contract/urls';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { siteContext } from '../../data/site-context.ts';

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Calls the API of brands in this process, with the visitor's session. */
export async function callBrand(
  { request, context }: RouteArgs,
  path: string,
  body?: object | FormData,
): Promise<Response> {
  const { callBrandApi, publicUrl } = context.get(siteContext);
  // With another backend there are no brands to sign in.
  if (!callBrandApi) throw data(null, { status: 404 });
  const headers = new Headers({ Origin: new URL(publicUrl).origin });
  for (const name of ['Cookie', 'User-Agent']) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  if (!body) return callBrandApi(path, { headers });
  if (body instanceof FormData) return callBrandApi(path, { method: 'POST', headers, body });
  headers.set('Content-Type', 'application/json');
  return callBrandApi(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Reads a page's data. Redirects to the sign-in without a session, answers 404 for a brand of others. */
export async function readFromBrandApi<Answer>(args: RouteArgs, path: string): Promise<Answer> {
  const answer = await callBrand(args, path);
  if (answer.status === 401) throw redirect(brandSignInUrl);
  if (answer.status === 403) throw data(null, { status: 404 });
  if (!answer.ok) throw data(null, { status: answer.status });
  return (await answer.json()) as Answer;
}
