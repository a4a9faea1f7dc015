import { fieldsOfForm, type ListingForm } from '@naya/contract/brands/listing-fields';
import { brandListingUrl, brandSecondFactorUrl } from '@naya/contract/brands/urls';
import { brandSignInUrl } from '@naya/contract/urls';
import { data, redirect } from 'react-router';
import { receiveForm } from '../../forms/form-action.server.ts';
import { callBrandApi, type RouteArgs } from './api.server.ts';
import {
  intentField,
  unsentAnswer,
  valuesOf,
  type BrandAnswer,
  type Values,
} from './brand-form.tsx';
import { readListingFields } from './listing-form.tsx';

/** The call that a form makes. */
type Step = {
  path: string;
  /** What the call takes; the texts of the form unless it says otherwise. */
  body?: (form: FormData) => object;
  /** Where it leads; without it the page stays and shows the answer. */
  next?: string | ((values: Values) => string);
};

/** Stands in the head of every page of somebody who is signed in. */
const signOut: Step = { path: '/sign-out', next: brandSignInUrl };

/** Handles the forms of a page by their intents, sent with or without JavaScript. */
export function handleForm(
  args: RouteArgs,
  steps: Record<string, Step> = {},
  kind: 'longTexts' | 'pictures' = 'longTexts',
) {
  return receiveForm(args, kind, async (form) => {
    if (!form) return data(unsentAnswer(413, {}), { status: 413 });
    const values = valuesOf(form);
    const intent = values[intentField] ?? '';
    const known: Record<string, Step> = { ...steps, 'sign-out': signOut };
    // Whoever sends a form writes its intent: an object answers to `constructor` too.
    const step = Object.hasOwn(known, intent) ? known[intent] : undefined;
    if (!step) throw data(null, { status: 400 });
    return takeStep(args, step, values, step.body?.(form) ?? values);
  });
}

/** The action of a page with fields of the listing. */
export const handleListingForm =
  (form: ListingForm) => (args: RouteArgs & { params: { brand: string } }) => {
    const { brand } = args.params;
    const path = `/brands/${brand}/listing/${form}`;
    const body = readListingFields(fieldsOfForm(form));
    return handleForm(args, { [form]: { path, body, next: brandListingUrl(brand) } });
  };

async function takeStep(args: RouteArgs, { path, next }: Step, values: Values, body: object) {
  const answer = await callBrandApi(args, path, body);
  if (answer.status === 401) throw redirect(brandSignInUrl);
  const headers = new Headers(answer.headers.getSetCookie().map((each) => ['Set-Cookie', each]));
  const answered = (await answer.json()) as Partial<BrandAnswer> & {
    needsCode?: boolean;
  };
  if (answer.ok && next) {
    const chosen = typeof next === 'string' ? next : next(values);
    const url = answered.needsCode ? brandSecondFactorUrl : chosen;
    return redirect(url, { status: 303, headers });
  }
  const { message = null, errors = {}, setUp } = answered;
  const isConflict = answer.status === 409;
  const shown: BrandAnswer = {
    values,
    errors,
    message,
    isDone: answer.ok,
    isConflict,
    setUp,
  };
  return data(shown, { status: answer.status });
}
