import { textLimits } from '@naya/contract/submissions/limits';
import { emailPattern } from '@naya/contract/submissions/email-pattern';
import { privacyPolicyUrl } from '@naya/contract/urls';
import { h } from '../dom.ts';
import { absolute } from '../host.ts';

/** A field that people cannot see and programs like to fill in. */
export const trapName = 'company_website';

export const submitLabel = 'Submit Enquiry';

const lines = [
  { name: 'name', label: 'Name', maxlength: textLimits.line },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    maxlength: textLimits.email,
    pattern: emailPattern,
  },
  { name: 'phone', label: 'Phone', type: 'tel', maxlength: textLimits.line, autocomplete: 'tel' },
];

export function enquiryFields() {
  const alert = h('div', { role: 'alert' });
  const submit = h('button', { type: 'submit', class: 'primary' }, submitLabel);
  const form = h(
    'form',
    { 'aria-label': 'Enquiry form' },
    ...lines.map(({ name, label, ...rest }) =>
      field(label, h('input', { id: name, name, required: true, autocomplete: name, ...rest })),
    ),
    field(
      'Message',
      h('textarea', { id: 'message', name: 'message', rows: 3, maxlength: textLimits.text }),
    ),
    h('input', {
      class: 'trap',
      name: trapName,
      tabindex: -1,
      autocomplete: 'off',
      'aria-hidden': 'true',
    }),
    privacyNote(),
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
    { class: 'field' },
    h('label', { for: control.id }, label, star),
    control,
    h('p', { id: `${control.id}-error` }),
  );
}

function privacyNote(): HTMLElement {
  const policy = h(
    'a',
    { href: absolute(privacyPolicyUrl), target: '_blank', rel: 'noopener' },
    'privacy policy',
  );
  const use = 'We use your name, contact details and message only to answer this enquiry. See our ';
  return h('p', { class: 'note' }, use, policy, '.');
}

/** Writes each message at its field and goes to the first; whether there was one. */
export function markErrors(form: HTMLFormElement, errors: Record<string, string>): boolean {
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
  return wrong.length > 0;
}
