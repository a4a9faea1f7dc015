import { messages } from '@naya/contract/api/messages';
import { hueNumber } from '@naya/contract/categories/hue';
import {
  normaliseShownFranchise,
  type ShownFranchise,
} from '@naya/contract/franchises/normalise-shown';
import { clearSelectedFranchise, fetchFranchise } from '@naya/store/areas/franchises';
import type { Context } from './context.ts';
import type { Store } from './open-store.ts';
import { button, h } from './dom.ts';
import { EnquiryForm } from './enquiry-form.ts';
import { messageOf } from './message-of.ts';
import { detailAbout, detailHead } from './views/detail.ts';
import { icon } from './views/icon.ts';
import { failedState, loadingDetail } from './views/states.ts';

/** One franchise in a dialog over the page: the browser keeps the focus in it and gives it back. */
export class DetailPanel {
  readonly element: HTMLDialogElement = h('dialog', {
    'aria-labelledby': 'brand',
    part: 'dialog',
  });
  readonly #store: Store;
  readonly #context: Context;
  #request: { abort: () => void } | null = null;

  constructor(store: Store, context: Context) {
    this.#store = store;
    this.#context = context;
    this.element.addEventListener('close', () => this.#forget());
    this.#closeBesideSheet();
  }

  /** Shows at once what the list has loaded; the full record follows when it has been read. */
  async open(known: ShownFranchise): Promise<void> {
    const { close: label } = this.#context.texts;
    const body = h('div', { class: 'detail-body' });
    const close = button(
      'close',
      () => this.close(),
      { 'aria-label': label, part: 'close' },
      icon('close'),
    );
    const head = detailHead(known, this.#context);
    const hue = hueNumber(known.category);
    this.element.replaceChildren(
      h('div', { class: 'sheet', part: 'sheet', 'data-hue': hue }, close, head, body),
    );
    this.element.showModal();
    this.element.scrollTop = 0;
    await this.#load(known, body);
  }

  close(): void {
    this.element.close();
  }

  async #load(known: ShownFranchise, body: HTMLElement): Promise<void> {
    body.replaceChildren(loadingDetail(this.#context));
    const request = this.#store.dispatch(fetchFranchise(known.id));
    this.#request = request;
    const outcome = await request;
    if (this.#request !== request) return;

    const { selected, error } = this.#store.getState().franchises;
    const franchise = normaliseShownFranchise(selected);
    if (franchise) {
      const enquiry = new EnquiryForm(this.#store, franchise, this.#context);
      const about = detailAbout(franchise, () => enquiry.focus(), this.#context);
      body.replaceChildren(about, enquiry.element);
    } else {
      const hasFailed = !fetchFranchise.fulfilled.match(outcome);
      const message = hasFailed
        ? messageOf(error, messages.fetchFranchise)
        : messages.unexpectedResponse;
      const again = () => {
        this.element.querySelector('h2')?.focus();
        void this.#load(known, body);
      };
      body.replaceChildren(failedState(message, again, this.#context));
    }
  }

  /** A press that began in the sheet, such as the selecting of text, does not close it. */
  #closeBesideSheet(): void {
    let hasBegunBeside = false;
    this.element.addEventListener('pointerdown', ({ target, offsetX }) => {
      hasBegunBeside = target === this.element && offsetX < this.element.clientWidth;
    });
    this.element.addEventListener('click', ({ target }) => {
      if (hasBegunBeside && target === this.element) this.close();
    });
  }

  #forget(): void {
    this.#request?.abort();
    this.#request = null;
    this.#store.dispatch(clearSelectedFranchise());
    this.element.replaceChildren();
  }
}
