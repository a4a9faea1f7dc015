import type { Franchise } from '@naya/contract/franchises/entity';
import { messages } from '@naya/contract/api/errors';
import { hintHeaders } from '@naya/contract/submissions/form-hints';
import { newId } from '@naya/contract/new-id';
import { normaliseFieldErrors } from '@naya/contract/submissions/normalise-receipt';
import { provider } from '@naya/contract/site-info/provider';
import { enquiryWithDefaults } from '@naya/contract/submissions/enquiry-defaults';
import { resetEnquiries, submitInvestor } from '@naya/store/areas/enquiries';
import type { Store } from '@naya/store/create-store';
import { h } from './dom.ts';
import {
  enquiryFields,
  markErrors,
  submitLabel,
  trapName,
  type EnquiryFields,
} from './views/enquiry-fields.ts';
import { failedNotice, submittedPanel } from './views/enquiry-notices.ts';

/** Editing, submitting, submitted, and back to editing. */
export class EnquiryForm {
  readonly element = h('section', { class: 'enquiry', 'aria-labelledby': 'enquiry' });
  readonly #store: Store;
  readonly #franchise: Franchise;
  readonly #panel = h('div', { class: 'enquiry-panel' });
  /** The last body sent, with its idempotency key: the server stores an unchanged repetition once. */
  #sent = { body: '', key: '' };

  constructor(store: Store, franchise: Franchise) {
    this.#store = store;
    this.#franchise = franchise;
    this.element.append(h('h3', { id: 'enquiry' }, 'Send an Enquiry'), this.#panel);
    this.#edit();
  }

  focus(): void {
    this.#panel.querySelector('input')?.focus();
  }

  #edit(): void {
    const seen = Date.now();
    const fields = enquiryFields();
    fields.form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!fields.submit.hasAttribute('aria-disabled')) void this.#submit(fields, seen);
    });
    this.#panel.replaceChildren(fields.form);
  }

  async #submit({ form, alert, submit }: EnquiryFields, seen: number): Promise<void> {
    submit.setAttribute('aria-disabled', 'true');
    submit.textContent = 'Submitting...';
    alert.replaceChildren();
    markErrors(form, {});
    await this.#send(Object.fromEntries(new FormData(form)) as Record<string, string>, seen);

    const { success, error } = this.#store.getState().enquiries;
    if (success) return this.#thank();
    submit.removeAttribute('aria-disabled');
    submit.textContent = submitLabel;
    const hasMarked = markErrors(form, normaliseFieldErrors(error) ?? {});
    if (!hasMarked) alert.append(failedNotice(this.#franchise));
  }

  async #send(values: Record<string, string>, seen: number): Promise<void> {
    const { id: franchiseId, business_name: franchiseName } = this.#franchise;
    const payload = enquiryWithDefaults({ ...values, franchiseId, franchiseName }, provider.email);
    const body = JSON.stringify(payload);
    if (this.#sent.body !== body) this.#sent = { body, key: newId() };
    const headers = {
      'Idempotency-Key': this.#sent.key,
      ...hintHeaders({ trapped: Boolean(values[trapName]), elapsedMs: Date.now() - seen }),
    };
    this.#store.dispatch(resetEnquiries());
    await this.#store.dispatch(submitInvestor({ payload, headers }));
  }

  #thank(): void {
    const { element, title } = submittedPanel(messages.enquirySent, () => {
      this.#edit();
      this.focus();
    });
    this.#panel.replaceChildren(element);
    title.focus();
  }
}
