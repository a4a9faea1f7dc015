import { hueNumber } from '@naya/contract/categories/hue';
import type { Franchise } from '@naya/contract/franchises/entity';
import { normalisePublicFranchise } from '@naya/contract/franchises/normalise';
import { clearSelectedFranchise, fetchFranchise } from '@naya/store/areas/franchises';
import type { Store } from '@naya/store/create-store';
import { button, h } from './dom.ts';
import { EnquiryForm } from './enquiry-form.ts';
import { messageOf } from './message-of.ts';
import { detailAbout, detailHead } from './views/detail.ts';
import { icon } from './views/icon.ts';
import { failedState, loadingDetail } from './views/states.ts';

/** One franchise in a dialog over the page: the browser keeps the focus in it and gives it back. */
export class DetailPanel {
  readonly element: HTMLDialogElement = h('dialog', { 'aria-labelledby': 'brand' });
  readonly #store: Store;
  #request: { abort: () => void } | null = null;

  constructor(store: Store) {
    this.#store = store;
    this.element.addEventListener('close', () => this.#forget());
    this.element.addEventListener('click', (event) => {
      if (event.target === this.element) this.close();
    });
  }

  /** Shows at once what the list has loaded; the full record follows when it has been read. */
  async open(known: Franchise): Promise<void> {
    const body = h('div', { class: 'detail-body' });
    const close = button('close', () => this.close(), { 'aria-label': 'Close' }, icon('close'));
    this.element.replaceChildren(
      h(
        'div',
        { class: 'sheet', 'data-hue': hueNumber(known.category) },
        close,
        detailHead(known),
        body,
      ),
    );
    this.element.showModal();
    await this.#load(known, body);
  }

  close(): void {
    this.element.close();
  }

  async #load(known: Franchise, body: HTMLElement): Promise<void> {
    body.replaceChildren(loadingDetail());
    const request = this.#store.dispatch(fetchFranchise(known.id));
    this.#request = request;
    await request;
    if (this.#request !== request) return;

    const { selected, error } = this.#store.getState().franchises;
    const franchise = normalisePublicFranchise(selected);
    if (franchise) {
      const enquiry = new EnquiryForm(this.#store, franchise);
      body.replaceChildren(
        detailAbout(franchise, () => enquiry.focus()),
        enquiry.element,
      );
    } else {
      body.replaceChildren(failedState(messageOf(error), () => void this.#load(known, body)));
    }
  }

  #forget(): void {
    this.#request?.abort();
    this.#request = null;
    this.#store.dispatch(clearSelectedFranchise());
    this.element.replaceChildren();
  }
}
