import type { ShownFranchise } from '@naya/contract/franchises/normalise-shown';
import { typedEnquiryUrl, type TypedEnquiry } from '@naya/contract/submissions/typed-enquiry';
import type { CallFailure } from '@naya/store/failure';
import type { Context } from '../context.ts';
import { button, h } from '../dom.ts';
import { icon } from './icon.ts';

type Typed = () => TypedEnquiry;

/** Shown after a failure, with a link to the same form on our own site, which always may send. There no test is one. */
export function failedNotice(
  failure: CallFailure | null,
  franchise: ShownFranchise,
  siteName: string,
  typed: Typed,
  context: Context,
): HTMLElement {
  const { failed, failedBecause } = context.texts;
  const words = h('p', {}, failed, ' ', reasonOf(failure, failedBecause), ' ');
  if (!context.testKey) words.append(linkToForm('', franchise, siteName, typed, context));
  return h('div', { class: 'failed' }, icon('alert'), words);
}

function reasonOf(failure: CallFailure | null, said: Context['texts']['failedBecause']): string {
  const { status = null, retryAfterSeconds = null } = failure ?? {};
  if (status === null) return said.offline;
  if (status === 429) return said.tooMany(Math.ceil((retryAfterSeconds ?? 60) / 60));
  if (status === 401) return said.keyUnknown;
  if (status === 403) return said.notListed;
  return status >= 500 ? said.trouble : '';
}

/** In place of a form that was meant as a test and would be none. */
export const noTestKeyNotice = ({ texts }: Context): HTMLElement =>
  h('div', { class: 'failed', role: 'alert' }, icon('alert'), h('p', {}, texts.noTestKey));

/** In place of the form, on a page whose site is not listed. */
export function formLinkNotice(
  franchise: ShownFranchise,
  siteName: string,
  typed: Typed,
  context: Context,
): HTMLElement {
  const link = linkToForm('primary', franchise, siteName, typed, context);
  link.setAttribute('part', 'submit');
  link.append(icon('outward'));
  const { enquireThere } = context.texts;
  const words = h('p', {}, enquireThere(franchise.business_name, siteName));
  return h('div', { class: 'elsewhere' }, words, link);
}

/** The link carries the text typed until the press, behind the #. */
function linkToForm(
  className: string,
  { id }: ShownFranchise,
  siteName: string,
  typed: Typed,
  { site, texts }: Context,
): HTMLAnchorElement {
  const href = (values: TypedEnquiry) => site.absolute(typedEnquiryUrl(id, values));
  const link = h(
    'a',
    { class: className, href: href({}), target: '_blank', rel: 'noopener' },
    texts.enquireOn(siteName),
  );
  link.addEventListener('click', () => (link.href = href(typed())));
  return link;
}

export function submittedPanel(again: () => void, { texts }: Context) {
  const title = h('h4', { tabindex: -1 }, texts.submitted);
  const element = h(
    'div',
    { class: 'submitted' },
    icon('check'),
    title,
    h('p', { role: 'status' }, texts.sent),
    button('outline', again, {}, texts.sendAnother),
  );
  return { element, title };
}
