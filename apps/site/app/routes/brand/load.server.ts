import type { OpenSession } from '@naya/contract/accounts/sessions';
import { brandSignInTitle } from '@naya/contract/brands/sign-in';
import type {
  BrandEnquiry,
  BrandEnquiryDetail,
  BrandFigures,
  BrandListing,
  BrandPaper,
  BrandPerson,
  BrandSession,
  BrandSettings,
  ListingQuestion,
} from '@naya/contract/brands/entity';
import { investorWords, type InvestorWord } from '@naya/contract/brands/stages';
import { readOwnId } from '@naya/contract/own-id';
import { brandHomeUrl, brandUrl } from '@naya/contract/urls';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { callBrand, readFromBrandApi } from './call.server.ts';
import type { BrandPage, BrandPageBase } from './page.ts';

export type RouteArgs = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { '*'?: string };
};

/** The page of a path below /brand. */
export async function loadBrandPage(args: RouteArgs): Promise<BrandPage> {
  const [first = '', second = '', ...more] = (args.params['*'] ?? '').split('/').filter(Boolean);
  if (more.length === 0) {
    if (first === 'sign-in' && !second) {
      await requireNoSession(args);
      return { kind: 'sign-in', title: brandSignInTitle };
    }
    if (first === 'second-factor' && !second) {
      await requireNoSession(args);
      return { kind: 'second-factor', title: 'Your second factor' };
    }
    if (first === 'sign-in-link' && second) {
      await requireNoSession(args);
      return { kind: 'link', title: brandSignInTitle, token: second };
    }
    if (first === 'listing-answer' && second) return loadQuestion(args, second);
    if (!first || (first === 'home' && !second)) return loadHome(args);
    if (first === 'account' && !second) return loadAccount(args);
    const brand = readOwnId(first);
    if (brand !== null) {
      const of = await readBrandPageBase(args, brand);
      const enquiry = readOwnId(second);
      if (enquiry !== null) return loadEnquiry(args, of, enquiry);
      const page = brandPageLoaders[second];
      if (page) return page(args, of);
    }
  }
  const word = investorWords.find((each) => each === more[0]);
  if (first === 'investor-word' && word && more.length === 1) {
    return loadWord(args, second, word);
  }
  throw data(null, { status: 404 });
}

async function loadWord(args: RouteArgs, token: string, word: InvestorWord): Promise<BrandPage> {
  const path = `/words/${encodeURIComponent(token)}`;
  const { business_name } = await readFromBrandApi<{ business_name: string }>(args, path);
  return { kind: 'word', title: 'Did they answer?', business_name, token, word };
}

async function loadQuestion(args: RouteArgs, token: string): Promise<BrandPage> {
  const path = `/listing-answers/${encodeURIComponent(token)}`;
  const question = await readFromBrandApi<ListingQuestion>(args, path);
  return { kind: 'listing-answer', title: 'A question about your listing', token, question };
}

/** Redirects people who are signed in already to their brands. */
async function requireNoSession(args: RouteArgs): Promise<void> {
  const { ok } = await callBrand(args, '/session');
  if (ok) throw redirect(brandHomeUrl);
}

const readSession = (args: RouteArgs) => readFromBrandApi<BrandSession>(args, '/session');

/** Somebody with one brand and nothing to claim comes straight to it. */
async function loadHome(args: RouteArgs): Promise<BrandPage> {
  const session = await readSession(args);
  const [only, ...others] = session.brands;
  if (only && others.length === 0 && session.claimable.length === 0) {
    throw redirect(brandUrl(only.id));
  }
  return { kind: 'home', title: 'Your brands', session };
}

async function loadAccount(args: RouteArgs): Promise<BrandPage> {
  const session = await readSession(args);
  const { data: sessions } = await readFromBrandApi<{ data: OpenSession[] }>(args, '/sessions');
  return { kind: 'account', title: 'Your account', session, sessions };
}

async function readBrandPageBase(args: RouteArgs, id: number): Promise<BrandPageBase> {
  const session = await readSession(args);
  const brand = session.brands.find((each) => each.id === id);
  if (!brand) throw data(null, { status: 404 });
  return { title: brand.business_name, session, brand };
}

type BrandPageLoader = (args: RouteArgs, of: BrandPageBase) => Promise<BrandPage>;

/** The pages of one brand, by the part of the path behind its number. */
const brandPageLoaders: Record<string, BrandPageLoader | undefined> = {
  '': (args, of) => loadInbox(args, of),
  people: (args, of) => loadPeople(args, of),
  listing: (args, of) => loadListing(args, of, 'listing'),
  texts: (args, of) => loadListing(args, of, 'texts'),
  claims: (args, of) => loadListing(args, of, 'claims'),
  pictures: (args, of) => loadListing(args, of, 'pictures'),
  figures: async (args, of) => {
    const path = `/brands/${of.brand.id}/figures`;
    return { ...of, kind: 'figures', figures: await readFromBrandApi<BrandFigures>(args, path) };
  },
  papers: async (args, of) => {
    const path = `/brands/${of.brand.id}/papers`;
    const { data: papers } = await readFromBrandApi<{ data: BrandPaper[] }>(args, path);
    return { ...of, kind: 'papers', papers };
  },
  settings: async (args, of) => {
    const path = `/brands/${of.brand.id}/settings`;
    return { ...of, kind: 'settings', settings: await readFromBrandApi<BrandSettings>(args, path) };
  },
};

const loadInbox: BrandPageLoader = async (args, of) => {
  const path = `/brands/${of.brand.id}/enquiries`;
  const { data: enquiries } = await readFromBrandApi<{ data: BrandEnquiry[] }>(args, path);
  return { ...of, kind: 'inbox', enquiries, now: new Date().toISOString() };
};

async function loadEnquiry(args: RouteArgs, of: BrandPageBase, id: number): Promise<BrandPage> {
  const path = `/brands/${of.brand.id}/enquiries/${id}`;
  return {
    ...of,
    kind: 'enquiry',
    enquiry: await readFromBrandApi<BrandEnquiryDetail>(args, path),
  };
}

const loadPeople: BrandPageLoader = async (args, of) => {
  const path = `/brands/${of.brand.id}/people`;
  const { data: people } = await readFromBrandApi<{ data: BrandPerson[] }>(args, path);
  return { ...of, kind: 'people', people };
};

async function loadListing(
  args: RouteArgs,
  of: BrandPageBase,
  kind: 'listing' | 'texts' | 'claims' | 'pictures',
): Promise<BrandPage> {
  const path = `/brands/${of.brand.id}/listing`;
  return { ...of, kind, listing: await readFromBrandApi<BrandListing>(args, path) };
}
