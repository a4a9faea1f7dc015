import type { Franchise } from '@naya/contract/franchises/entity';
import { messages } from '@naya/contract/api/errors';
import { provider } from '@naya/contract/site-info/provider';
import { franchiseUrl } from '@naya/contract/urls';
import { button, h } from '../dom.ts';
import { absolute } from '../host.ts';
import { icon } from './icon.ts';

/** There is always another way: the same form on our own page, which takes it from anybody. */
export function failedNotice({ id }: Franchise): HTMLElement {
  const here = h(
    'a',
    { href: absolute(franchiseUrl(id)), target: '_blank', rel: 'noopener' },
    `Enquire on ${provider.siteName} instead`,
  );
  return h(
    'div',
    { class: 'failed' },
    icon('alert'),
    h('p', {}, messages.enquiryFailed, ' ', here),
  );
}

export function submittedPanel(message: string, again: () => void) {
  const title = h('h4', { tabindex: -1 }, 'Enquiry Submitted!');
  const element = h(
    'div',
    { class: 'submitted' },
    icon('check'),
    title,
    h('p', { role: 'status' }, message),
    button('outline', again, {}, 'Send Another Enquiry'),
  );
  return { element, title };
}
