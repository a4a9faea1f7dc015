import {
  needsReload,
  readAttributes,
  readHeadingLevel,
  readTestKey,
  widgetAttributes,
} from './attributes.ts';
import type { Context } from './context.ts';
import { h } from './dom.ts';
import { watchColorScheme } from './watch-color-scheme.ts';
import { findHost } from './host.ts';
import { Listing } from './listing.ts';
import { openSite } from './site.ts';
import { sheet } from './styles.ts';
import { chooseTexts } from './texts.ts';

/** `<franchise-listings>`: our franchises on somebody else's page. */
export class FranchiseListings extends HTMLElement {
  static readonly observedAttributes = widgetAttributes;

  readonly #root = h('div', { class: 'root' });
  readonly #theme = watchColorScheme(this, this.#root);
  #listing: Listing | null = null;
  #isDue = false;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet()];
    shadow.append(this.#root);
  }

  connectedCallback(): void {
    this.#theme.start();
    this.#loadSoon();
  }

  disconnectedCallback(): void {
    this.#theme.stop();
    this.#listing?.stop();
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected) return;
    if (needsReload(name)) this.#loadSoon();
    else this.#theme.update();
  }

  /** Several attributes that change together are one change. */
  #loadSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.isConnected) this.#load();
    });
  }

  /** Without a host the page's own content of the element shows. */
  #load(): void {
    const host = findHost(this);
    const { lang, texts } = chooseTexts(this);
    const headingLevel = readHeadingLevel(this);
    const testKey = readTestKey(this);
    const current = this.#listing?.context;
    const isSame =
      current?.texts === texts &&
      current.headingLevel === headingLevel &&
      current.testKey === testKey;
    if (!host || current?.site.host !== host || !isSame) {
      this.#listing?.stop();
      this.#listing = host
        ? new Listing({
            site: openSite(host),
            texts,
            headingLevel,
            testKey,
            emitEvent: this.#emitEvent,
          })
        : null;
      this.#root.lang = lang;
      this.#root.replaceChildren(...(this.#listing?.elements ?? [h('slot')]));
    }
    void this.#listing?.load(readAttributes(this));
  }

  readonly #emitEvent: Context['emitEvent'] = (name, detail) =>
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, cancelable: true }));
}
