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
  PersonSession,
} from '@naya/contract/brands/entity';
import { investorWords, type InvestorWord } from '@naya/contract/brands/stages';
import { brandHomeUrl, brandUrl } from '@naya/contract/urls';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { callBrand, readBrand } from './call.server.ts';
import type { BrandPage, OfBrand } from './page.ts';

export type Asked = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { '*'?: string };
};

const isNumber = /^[1-9]\d{0,8}$/;

/** The page of a path below /brand. */
export async function loadBrandPage(asked: Asked): Promise<BrandPage> {
  const [first = '', second = '', ...more] = (asked.params['*'] ?? '').split('/').filter(Boolean);
  if (more.length === 0) {
    if (first === 'sign-in' && !second) {
      await requireNoSession(asked);
      return { kind: 'sign-in', title: brandSignInTitle };
    }
    if (first === 'second-factor' && !second) {
      await requireNoSession(asked);
      return { kind: 'second-factor', title: 'Your second factor' };
    }
    if (first === 'sign-in-link' && second) {
      await requireNoSession(asked);
      return { kind: 'link', title: brandSignInTitle, token: second };
    }
    if (first === 'listing-answer' && second) return loadQuestion(asked, second);
    if (!first || (first === 'home' && !second)) return loadHome(asked);
    if (first === 'account' && !second) return loadAccount(asked);
    if (isNumber.test(first)) {
      const of = await readOfBrand(asked, Number(first));
      if (isNumber.test(second)) return loadEnquiry(asked, of, second);
      const page = ofBrand[second];
      if (page) return page(asked, of);
    }
  }
  const word = investorWords.find((each) => each === more[0]);
  if (first === 'investor-word' && word && more.length === 1) {
    return loadWord(asked, second, word);
  }
  throw data(null, { status: 404 });
}

async function loadWord(asked: Asked, token: string, word: InvestorWord): Promise<BrandPage> {
  const path = `/words/${encodeURIComponent(token)}`;
  const { business_name } = await readBrand<{ business_name: string }>(asked, path);
  return { kind: 'word', title: 'Did they answer?', business_name, token, word };
}

async function loadQuestion(asked: Asked, token: string): Promise<BrandPage> {
  const path = `/listing-answers/${encodeURIComponent(token)}`;
  const question = await readBrand<ListingQuestion>(asked, path);
  return { kind: 'listing-answer', title: 'A question about your listing', token, question };
}

/** Leads signed-in people home; they need no way in. */
async function requireNoSession(asked: Asked): Promise<void> {
  const { ok } = await callBrand(asked, '/session');
  if (ok) throw redirect(brandHomeUrl);
}

const readSession = (asked: Asked) => readBrand<BrandSession>(asked, '/session');

/** Somebody with one brand and nothing to claim comes straight to it. */
async function loadHome(asked: Asked): Promise<BrandPage> {
  const session = await readSession(asked);
  const [only, ...others] = session.brands;
  if (only && others.length === 0 && session.claimable.length === 0) {
    throw redirect(brandUrl(only.id));
  }
  return { kind: 'home', title: 'Your brands', session };
}

async function loadAccount(asked: Asked): Promise<BrandPage> {
  const session = await readSession(asked);
  const { data: sessions } = await readBrand<{ data: PersonSession[] }>(asked, '/sessions');
  return { kind: 'account', title: 'Your account', session, sessions };
}

async function readOfBrand(asked: Asked, id: number): Promise<OfBrand> {
  const session = await readSession(asked);
  const brand = session.brands.find((each) => each.id === id);
  if (!brand) throw data(null, { status: 404 });
  return { title: brand.business_name, session, brand };
}

type LoadOfBrand = (asked: Asked, of: OfBrand) => Promise<BrandPage>;

/** The pages of one brand, by the part of the path behind its number. */
const ofBrand: Record<string, LoadOfBrand | undefined> = {
  '': (asked, of) => loadInbox(asked, of),
  people: (asked, of) => loadPeople(asked, of),
  listing: (asked, of) => loadListing(asked, of, 'listing'),
  texts: (asked, of) => loadListing(asked, of, 'texts'),
  claims: (asked, of) => loadListing(asked, of, 'claims'),
  pictures: (asked, of) => loadListing(asked, of, 'pictures'),
  figures: async (asked, of) => {
    const path = `/brands/${of.brand.id}/figures`;
    return { ...of, kind: 'figures', figures: await readBrand<BrandFigures>(asked, path) };
  },
  papers: async (asked, of) => {
    const path = `/brands/${of.brand.id}/papers`;
    const { data: papers } = await readBrand<{ data: BrandPaper[] }>(asked, path);
    return { ...of, kind: 'papers', papers };
  },
  settings: async (asked, of) => {
    const path = `/brands/${of.brand.id}/settings`;
    return { ...of, kind: 'settings', settings: await readBrand<BrandSettings>(asked, path) };
  },
};

const loadInbox: LoadOfBrand = async (asked, of) => {
  const path = `/brands/${of.brand.id}/enquiries`;
  const { data: enquiries } = await readBrand<{ data: BrandEnquiry[] }>(asked, path);
  return { ...of, kind: 'inbox', enquiries, now: new Date().toISOString() };
};

async function loadEnquiry(asked: Asked, of: OfBrand, id: string): Promise<BrandPage> {
  const path = `/brands/${of.brand.id}/enquiries/${id}`;
  return { ...of, kind: 'enquiry', enquiry: await readBrand<BrandEnquiryDetail>(asked, path) };
}

const loadPeople: LoadOfBrand = async (asked, of) => {
  const path = `/brands/${of.brand.id}/people`;
  const { data: people } = await readBrand<{ data: BrandPerson[] }>(asked, path);
  return { ...of, kind: 'people', people };
};

async function loadListing(
  asked: Asked,
  of: OfBrand,
  kind: 'listing' | 'texts' | 'claims' | 'pictures',
): Promise<BrandPage> {
  const path = `/brands/${of.brand.id}/listing`;
  return { ...of, kind, listing: await readBrand<BrandListing>(asked, path) };
}
