import type { ShownFranchise } from '@naya/contract/franchises/normalise-shown';
import { hintHeaders } from '@naya/contract/submissions/form-hints';
import { newId } from '@naya/contract/new-id';
import { partnerKeyHeader } from '@naya/contract/partners/key-header';
import { provider } from '@naya/contract/site-info/provider';
import { enquiryWithDefaults } from '@naya/contract/submissions/enquiry-defaults';
import { resetEnquiries, submitInvestor } from '@naya/store/areas/enquiries';
import { eventDetailOf, type Context } from './context.ts';
import { h } from './dom.ts';
import type { Store } from './open-store.ts';
import {
  enquiryFields,
  markErrors,
  honeypotName,
  type EnquiryFields,
} from './views/enquiry-fields.ts';
import {
  failedNotice,
  formLinkNotice,
  noTestKeyNotice,
  submittedPanel,
} from './views/enquiry-notices.ts';

/** The enquiry form: editing, submitting, submitted. On a page that may not send, a link to our own form replaces it. */
export class EnquiryForm {
  readonly element = h('section', {
    class: 'enquiry',
    part: 'enquiry',
    'aria-labelledby': 'enquiry',
  });
  readonly #store: Store;
  readonly #franchise: ShownFranchise;
  readonly #context: Context;
  readonly #panel = h('div', { class: 'enquiry-panel' });
  /** The last body sent, with its idempotency key: the server stores an unchanged repetition once. */
  #sent = { body: '', key: '' };

  constructor(store: Store, franchise: ShownFranchise, context: Context) {
    this.#store = store;
    this.#franchise = franchise;
    this.#context = context;
    this.element.append(h('h3', { id: 'enquiry' }, context.texts.sendEnquiry), this.#panel);
    this.#edit();
  }

  focus(): void {
    this.element.scrollIntoView({ block: 'start' });
    this.#panel.querySelector<HTMLElement>('input, a')?.focus({ preventScroll: true });
  }

  #edit(): void {
    if (this.#context.testKey === false) {
      this.#panel.replaceChildren(noTestKeyNotice(this.#context));
      return;
    }
    const seen = Date.now();
    const fields = enquiryFields(this.#context);
    fields.form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!fields.submit.hasAttribute('aria-disabled')) void this.#submit(fields, seen);
    });
    this.#panel.replaceChildren(fields.form);
    void this.#replaceFormWithLink(fields);
  }

  /** The link carries text typed before the answer came. */
  async #replaceFormWithLink({ form }: EnquiryFields): Promise<void> {
    const { may_post: mayPost, site_name: name } = await this.#context.site.loadWidgetInfo();
    if (mayPost || !form.isConnected) return;
    const hadFocus = form.matches(':focus-within');
    const typed = () => valuesOf(form);
    this.#panel.replaceChildren(formLinkNotice(this.#franchise, name, typed, this.#context));
    if (hadFocus) this.#panel.querySelector('a')?.focus();
  }

  async #submit({ form, alert, submit }: EnquiryFields, seen: number): Promise<void> {
    const { texts, site } = this.#context;
    submit.setAttribute('aria-disabled', 'true');
    submit.textContent = texts.submitting;
    alert.replaceChildren();
    markErrors(form, {});
    await this.#send(valuesOf(form), seen);

    const { success, failure } = this.#store.getState().enquiries;
    if (success) return this.#thank();
    submit.removeAttribute('aria-disabled');
    submit.textContent = texts.submit;
    const fields = markErrors(form, failure?.errors ?? {});
    this.#context.emitEvent('enquiry-failed', {
      ...eventDetailOf(this.#franchise, this.#context),
      fields,
      status: failure?.status ?? null,
      code: failure?.code ?? null,
      retryAfter: failure?.retryAfterSeconds ?? null,
    });
    if (fields.length > 0) return;
    const { site_name: name } = await site.loadWidgetInfo();
    const notice = failedNotice(
      failure,
      this.#franchise,
      name,
      () => valuesOf(form),
      this.#context,
    );
    alert.replaceChildren(notice);
  }

  async #send(values: Record<string, string>, seen: number): Promise<void> {
    const { id: franchiseId, business_name: franchiseName } = this.#franchise;
    const payload = enquiryWithDefaults({ ...values, franchiseId, franchiseName }, provider.email);
    const body = JSON.stringify(payload);
    if (this.#sent.body !== body) this.#sent = { body, key: newId() };
    const { testKey } = this.#context;
    const headers = {
      ...(testKey && { [partnerKeyHeader]: testKey }),
      'Idempotency-Key': this.#sent.key,
      ...hintHeaders({ trapped: Boolean(values[honeypotName]), elapsedMs: Date.now() - seen }),
    };
    this.#store.dispatch(resetEnquiries());
    await this.#store.dispatch(submitInvestor({ payload, headers }));
  }

  #thank(): void {
    const again = () => {
      this.#edit();
      this.focus();
    };
    const { element, title } = submittedPanel(again, this.#context);
    this.#panel.replaceChildren(element);
    title.focus();
    this.#context.emitEvent('enquiry-sent', eventDetailOf(this.#franchise, this.#context));
  }
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}
