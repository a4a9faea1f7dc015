import { textLimits, emailPattern } from '@naya/contract/forms/limits';
import { privacyPolicyUrl } from '@naya/contract/urls';
import type { Context } from '../context.ts';
import { h } from '../dom.ts';

/** A honeypot: people cannot see this field, bots fill it in. */
export const honeypotName = 'company_website';

const lines = [
  { name: 'name', maxlength: textLimits.line },
  {
    name: 'email',
    type: 'email',
    maxlength: textLimits.email,
    pattern: emailPattern,
  },
  { name: 'phone', type: 'tel', maxlength: textLimits.line, autocomplete: 'tel' },
] as const;

export function enquiryFields({ texts, site, testKey }: Context) {
  const policy = h(
    'a',
    { href: site.absolute(privacyPolicyUrl), target: '_blank', rel: 'noopener' },
    texts.privacyPolicy,
  );
  const alert = h('div', { role: 'alert' });
  const submit = h('button', { type: 'submit', class: 'primary', part: 'submit' }, texts.submit);
  const form = h(
    'form',
    { 'aria-label': texts.enquiryForm },
    testKey && h('p', { class: 'test' }, texts.test),
    ...lines.map(({ name, ...rest }) =>
      field(
        texts[name],
        h('input', { id: name, name, required: true, autocomplete: name, ...rest }),
      ),
    ),
    field(
      texts.message,
      h('textarea', { id: 'message', name: 'message', rows: 3, maxlength: textLimits.text }),
    ),
    h('input', {
      class: 'trap',
      name: honeypotName,
      tabindex: -1,
      autocomplete: 'off',
      'aria-hidden': 'true',
    }),
    h('p', { class: 'note' }, texts.privacy, policy, '.'),
    alert,
    submit,
  );
  return { form, alert, submit };
}
export type EnquiryFields = ReturnType<typeof enquiryFields>;

function field(label: string, control: HTMLInputElement | HTMLTextAreaElement): HTMLElement {
  const star = control.required && h('span', { 'aria-hidden': 'true' }, ' *');
  return h(
    'div',
    { class: 'field', part: 'field' },
    h('label', { for: control.id }, label, star),
    control,
    h('p', { id: `${control.id}-error` }),
  );
}

/** Writes each message at its field and goes to the first; the names of the fields that have one. */
export function markErrors(form: HTMLFormElement, errors: Record<string, string>): string[] {
  const wrong: HTMLElement[] = [];
  for (const control of form.querySelectorAll<HTMLElement>('.field > :is(input, textarea)')) {
    const message = errors[control.id] ?? '';
    const place = form.querySelector(`#${control.id}-error`);
    if (place) place.textContent = message;
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
    if (!message) continue;
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', `${control.id}-error`);
    wrong.push(control);
  }
  wrong[0]?.focus();
  return wrong.map(({ id }) => id);
}
