/** HTML that has been through a cleaner: nothing else may be put into a page as it is. */
export type CleanHtml = string & { readonly cleaned: true };

/** Runs where the page's data is read: on the server one cleaner, in the browser another, one policy. */
export type HtmlCleaner = (html: string) => CleanHtml | Promise<CleanHtml>;

type AttributesByTag = Record<string, Record<string, string>>;

/** A picture without an alt text counts as decoration. */
export const assumedAttributes: AttributesByTag = { img: { alt: '' } };

/** The site adds these to cleaned HTML: pictures load late, wide things can be scrolled by keyboard. */
export const addedAttributes: AttributesByTag = {
  img: { loading: 'lazy', decoding: 'async' },
  pre: { tabindex: '0' },
};
export const tableFrame = {
  tag: 'table-frame',
  attributes: { tabindex: '0', role: 'group', 'aria-label': 'Table' },
};

/** Wraps each line of a text in a paragraph, unless the text has tags. */
export function withParagraphs(text: string): string {
  if (/<[a-z]/i.test(text)) return text;
  return textParagraphs(text)
    .map((line) => `<p>${line}</p>`)
    .join('');
}

/** Plain text as its author broke it into paragraphs. */
export function textParagraphs(text: string | null): string[] {
  return (text ?? '')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}
