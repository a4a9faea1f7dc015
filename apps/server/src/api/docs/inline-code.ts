import { html } from 'hono/html';

/** Words between backticks as code. */
export const inlineCode = (text = '') =>
  text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part));
