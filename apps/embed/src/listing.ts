import { messages } from '@naya/contract/api/messages';
import {
  normaliseShownFranchise,
  type ShownFranchise,
} from '@naya/contract/franchises/normalise-shown';
import { normaliseList } from '@naya/contract/normalise/lists';
import { fetchFranchises } from '@naya/store/areas/franchises';
import { askedOf, type WidgetQuery } from './attributes.ts';
import { eventDetailOf, type Context } from './context.ts';
import { DetailPanel } from './detail-panel.ts';
import { h } from './dom.ts';
import { messageOf } from './message-of.ts';
import { openStore, type Store } from './open-store.ts';
import { cardList } from './views/card.ts';
import { namesOf } from './views/names-of.ts';
import { frame, type Frame } from './views/frame.ts';
import { emptyState, failedState, loadingCards } from './views/states.ts';

/** The franchises of one site in one language: the list, and the panel over it. */
export class Listing {
  readonly context: Context;
  readonly elements: HTMLElement[];
  readonly #store: Store;
  readonly #frame: Frame;
  readonly #panel: DetailPanel;
  #request: { abort: () => void } | null = null;

  constructor(context: Context) {
    const { site } = context;
    this.context = context;
    this.#store = openStore(site.host);
    this.#frame = frame(context);
    this.#panel = new DetailPanel(this.#store, context);
    this.elements = [this.#frame.element, this.#panel.element];
    void site.loadWidgetInfo().then(({ site_name: name }) => this.#frame.sign(name));
  }

  stop(): void {
    this.#request?.abort();
    this.#request = null;
    this.#panel.close();
  }

  async load(query: WidgetQuery): Promise<void> {
    this.#request?.abort();
    this.#frame.name(namesOf(query, []), query);
    this.#frame.show(this.context.texts.loading, loadingCards(query.expected));
    const request = this.#store.dispatch(fetchFranchises(askedOf(query)));
    this.#request = request;
    const outcome = await request;
    if (this.#request !== request) return;

    const { list, error } = this.#store.getState().franchises;
    const franchises = normaliseList(list, 'franchises', normaliseShownFranchise);
    if (!fetchFranchises.fulfilled.match(outcome)) {
      this.#fail(messageOf(error, messages.fetchFranchises), query);
    } else if (franchises === null) {
      this.#fail(messages.unexpectedResponse, query);
    } else if (franchises.length === 0) {
      const empty = emptyState(query, this.context);
      this.#frame.show(empty.message, empty.element);
    } else {
      this.#show(franchises, query);
    }
  }

  #fail(message: string, query: WidgetQuery): void {
    const again = () => void this.load(query);
    this.#frame.show(message, failedState(message, again, this.context));
  }

  #show(franchises: ShownFranchise[], query: WidgetQuery): void {
    this.#frame.name(namesOf(query, franchises), query);
    const open = (franchise: ShownFranchise) => {
      const mayOpen = this.context.emitEvent(
        'franchise-open',
        eventDetailOf(franchise, this.context),
      );
      if (mayOpen) void this.#panel.open(franchise);
    };
    const cards = cardList(franchises, open, this.context);
    const grid = h('div', { class: 'grid', part: 'grid' }, ...cards);
    this.#frame.show(this.context.texts.count(franchises.length), grid);
  }
}
