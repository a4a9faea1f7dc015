import { fieldsOfForm } from '@naya/contract/brands/listing-fields';
import { readListingForm } from '@naya/contract/brands/listing-texts';
import { toNumber } from '@naya/contract/numeric';
import {
  brandAccountUrl,
  brandHomeUrl,
  brandEnquiryUrl,
  brandListingUrl,
  brandPapersUrl,
  brandPeopleUrl,
  brandSecondFactorUrl,
  brandSettingsUrl,
  brandSignInUrl,
  brandUrl,
} from '@naya/contract/urls';
import { data, redirect } from 'react-router';
import { receiveForm } from '../../forms/form-action.server.ts';
import { callBrand } from './call.server.ts';
import type { RouteArgs } from './load.server.ts';
import { textsIn, valuesOf, type Values } from './form-values.ts';
import { intentField, type BrandAnswer } from './page.ts';
import { picturesBody } from './pictures-body.server.ts';
import { unsentAnswer } from './unsent-answer.ts';

/** The call that a form makes, and where it leads; without `next` the page stays and shows the answer. */
type Step = { call: string; next?: string };
type Place = { brand: string; enquiry: string };

const steps: Record<string, (values: Values, place: Place) => Step> = {
  'ask-sign-in': () => ({ call: '/sign-in' }),
  code: () => ({ call: '/sign-in/code', next: brandHomeUrl }),
  link: () => ({ call: '/sign-in/link', next: brandHomeUrl }),
  'second-factor': () => ({ call: '/sign-in/second-factor', next: brandHomeUrl }),
  'set-up-factor': () => ({ call: '/second-factor' }),
  'confirm-factor': () => ({ call: '/second-factor/confirm', next: brandAccountUrl }),
  'factor-off': () => ({ call: '/second-factor/off', next: brandAccountUrl }),
  'sign-out': () => ({ call: '/sign-out', next: brandSignInUrl }),
  word: () => ({ call: '/words' }),
  claim: ({ franchise = '' }) => ({ call: '/claims', next: brandUrl(franchise) }),
  'close-session': () => ({ call: '/sessions/close', next: brandAccountUrl }),
  name: () => ({ call: '/name', next: brandAccountUrl }),
  invite: (_, { brand }) => ({ call: `/brands/${brand}/people`, next: brandPeopleUrl(brand) }),
  'remove-person': (_, { brand }) => ({
    call: `/brands/${brand}/people/remove`,
    next: brandPeopleUrl(brand),
  }),
  reply: (_, place) => enquiryStep(place, 'reply'),
  answered: (_, place) => enquiryStep(place, 'answered'),
  stage: (_, place) => enquiryStep(place, 'stage'),
  texts: (_, { brand }) => listingStep(brand, 'texts'),
  claims: (_, { brand }) => listingStep(brand, 'claims'),
  withdraw: (_, { brand }) => listingStep(brand, 'withdraw'),
  pictures: (_, { brand }) => listingStep(brand, 'pictures'),
  paper: (_, { brand }) => ({ call: `/brands/${brand}/papers`, next: brandPapersUrl(brand) }),
  'remove-paper': (_, { brand }) => ({
    call: `/brands/${brand}/papers/remove`,
    next: brandPapersUrl(brand),
  }),
  answer: (_, { brand }) => listingStep(brand, 'answer'),
  'listing-answer': () => ({ call: '/listing-answers' }),
  confirm: (_, { brand }) => listingStep(brand, 'confirm'),
  settings: (_, { brand }) => ({
    call: `/brands/${brand}/settings`,
    next: brandSettingsUrl(brand),
  }),
};

const enquiryStep = ({ brand, enquiry }: Place, what: string): Step => ({
  call: `/brands/${brand}/enquiries/${enquiry}/${what}`,
  next: brandEnquiryUrl(brand, enquiry),
});

const listingStep = (brand: string, what: string): Step => ({
  call: `/brands/${brand}/listing/${what}`,
  next: brandListingUrl(brand),
});

/** Boxes that share a name come as a list. */
const lists = new Set(['mail_to', 'working_days']);

/** The fields of a listing that a form holds. */
const listingFieldsOf: Record<string, string[] | undefined> = {
  texts: fieldsOfForm('texts'),
  claims: fieldsOfForm('claims'),
  'listing-answer': [...fieldsOfForm('texts'), ...fieldsOfForm('claims')],
};

/** The call takes the texts of the form, or the fields of a listing as they are stored. */
function bodyOf(form: FormData, values: Values): object {
  const intent = values[intentField];
  if (intent === 'pictures') return picturesBody(form);
  if (intent === 'paper') return form;
  const fields = listingFieldsOf[intent ?? ''];
  if (fields) {
    const numbers = {
      version: toNumber(values['version']),
      waiting: toNumber(values['waiting']),
    };
    const listing = readListingForm(fields, (name) => textsIn(form, name));
    return { token: values['token'], text: values['text'], ...listing, ...numbers };
  }
  const chosen = [...lists].map((name) => [name, form.getAll(name)] as const);
  return { ...values, ...Object.fromEntries(chosen) };
}

/** A form of a page below /brand, sent with or without JavaScript. */
export async function handleBrandForm(args: RouteArgs) {
  const { request } = args;
  const hasFiles = request.headers.get('Content-Type')?.startsWith('multipart/');
  return receiveForm(request, hasFiles ? 'pictures' : 'longTexts', async (form) =>
    form ? sendForm(args, form) : data(unsentAnswer(413, {}), { status: 413 }),
  );
}

async function sendForm(args: RouteArgs, form: FormData) {
  const values = valuesOf(form);
  const [brand = '', enquiry = ''] = (args.params['*'] ?? '').split('/').map(encodeURIComponent);
  const step = steps[values[intentField] ?? '']?.(values, { brand, enquiry });
  if (!step) throw data(null, { status: 400 });
  const answer = await callBrand(args, step.call, bodyOf(form, values));
  if (answer.status === 401) throw redirect(brandSignInUrl);
  const headers = new Headers(answer.headers.getSetCookie().map((each) => ['Set-Cookie', each]));
  const told = (await answer.json()) as Partial<BrandAnswer> & { needsCode?: boolean };
  if (answer.ok && step.next) {
    const next = told.needsCode ? brandSecondFactorUrl : step.next;
    return redirect(next, { status: 303, headers });
  }
  const { message = null, errors = {}, setUp } = told;
  const isConflict = answer.status === 409;
  const shown: BrandAnswer = { values, errors, message, isDone: answer.ok, isConflict, setUp };
  return data(shown, { status: answer.status });
}
