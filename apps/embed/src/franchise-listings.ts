import type { Franchise } from '@naya/contract/franchises/entity';
import { normalisePublicFranchise } from '@naya/contract/franchises/normalise';
import { normaliseList } from '@naya/contract/normalise/lists';
import { fetchFranchises } from '@naya/store/areas/franchises';
import { createStore } from '@naya/store/create-store';
import { observed, readAttributes } from './attributes.ts';
import { DetailPanel } from './detail-panel.ts';
import { h } from './dom.ts';
import { host } from './host.ts';
import { messageOf } from './message-of.ts';
import { sheet } from './styles.ts';
import { cardList } from './views/card.ts';
import { frame, type Frame } from './views/frame.ts';
import { emptyState, failedState, loadingCards } from './views/states.ts';

/** `<franchise-listings category city limit theme>`: our franchises on somebody else's page. */
export class FranchiseListings extends HTMLElement {
  static readonly observedAttributes = observed;

  readonly #store = createStore({ catalogueHost: host, siteHost: host });
  readonly #frame: Frame = frame();
  readonly #panel = new DetailPanel(this.#store);
  #request: { abort: () => void } | null = null;
  #isDue = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet()];
    root.append(this.#frame.element, this.#panel.element);
  }

  connectedCallback(): void {
    this.#loadSoon();
  }

  disconnectedCallback(): void {
    this.#request?.abort();
    this.#panel.close();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#loadSoon();
  }

  /** Several attributes that change together are one change. */
  #loadSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.isConnected) void this.#load();
    });
  }

  async #load(): Promise<void> {
    const asked = readAttributes(this);
    this.#request?.abort();
    this.#frame.name(asked);
    this.#frame.show('Loading ...', loadingCards(asked.limit));
    const request = this.#store.dispatch(fetchFranchises(asked));
    this.#request = request;
    const outcome = await request;
    if (this.#request !== request || !this.isConnected) return;

    const { list, error } = this.#store.getState().franchises;
    const franchises = normaliseList(list, 'franchises', normalisePublicFranchise);
    if (!fetchFranchises.fulfilled.match(outcome) || franchises === null) {
      const message = messageOf(error);
      this.#frame.show(
        message,
        failedState(message, () => void this.#load()),
      );
    } else if (franchises.length === 0) {
      const empty = emptyState(asked);
      this.#frame.show(empty.message, empty.element);
    } else {
      this.#show(franchises);
    }
  }

  #show(franchises: Franchise[]): void {
    const count = `${franchises.length} ${franchises.length === 1 ? 'franchise' : 'franchises'}`;
    const open = (franchise: Franchise) => void this.#panel.open(franchise);
    this.#frame.show(count, h('div', { class: 'grid' }, ...cardList(franchises, open)));
  }
}
