import type { BrandListing, BrandSession, OwnBrand } from '@naya/contract/brands/entity';
import { brandHomeUrl } from '@naya/contract/brands/urls';
import { brandSignInUrl } from '@naya/contract/urls';
import { createContext, data, redirect, type RouterContextProvider } from 'react-router';
import { siteContext } from '../../data/site-context.ts';

export type RouteArgs = {
  request: Request;
  context: Readonly<RouterContextProvider>;
};

/** Calls the API of brands in this process, with the visitor's session. */
export async function callBrandApi(
  { request, context }: RouteArgs,
  path: string,
  body?: object | FormData,
): Promise<Response> {
  const { callBrandApi: call, publicUrl } = context.get(siteContext);
  // With another backend there are no brands to sign in.
  if (!call) throw data(null, { status: 404 });
  const headers = new Headers({ Origin: new URL(publicUrl).origin });
  for (const name of ['Cookie', 'User-Agent']) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  if (!body) return call(path, { headers });
  if (body instanceof FormData) return call(path, { method: 'POST', headers, body });
  headers.set('Content-Type', 'application/json');
  return call(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Reads a page's data. Redirects to the sign-in without a session, answers 404 for a brand of others. */
export async function readFromBrandApi<Answer>(args: RouteArgs, path: string): Promise<Answer> {
  return readAnswer<Answer>(await callBrandApi(args, path));
}

export async function readAnswer<Answer>(answer: Response): Promise<Answer> {
  if (answer.status === 401) throw redirect(brandSignInUrl);
  if (answer.status === 403) throw data(null, { status: 404 });
  if (!answer.ok) throw data(null, { status: answer.status });
  return (await answer.json()) as Answer;
}

/** The middleware of the signed-in pages sets it, ahead of their loaders and actions. */
export const sessionContext = createContext<BrandSession>();

/** Redirects people who are signed in already to their brands. */
export async function requireNoSession(args: RouteArgs): Promise<null> {
  const { ok } = await callBrandApi(args, '/session');
  if (ok) throw redirect(brandHomeUrl);
  return null;
}

type BrandArgs = RouteArgs & { params: { brand: string } };

/** The brand that the path names; 404 for one of others. */
export function requireBrand({ context, params }: BrandArgs): OwnBrand {
  const { brands } = context.get(sessionContext);
  const brand = brands.find(({ id }) => String(id) === params.brand);
  if (!brand) throw data(null, { status: 404 });
  return brand;
}

export const readListing = (args: BrandArgs): Promise<BrandListing> =>
  readFromBrandApi(args, `/brands/${args.params.brand}/listing`);
