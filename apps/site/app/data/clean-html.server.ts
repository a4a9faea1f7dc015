import { htmlPolicy } from '@naya/contract/html-policy';
import sanitizeHtml, { type IOptions, type Transformer } from 'sanitize-html';
import {
  addedAttributes,
  assumedAttributes,
  tableFrame,
  withParagraphs,
  type HtmlCleaner,
} from './clean-html.ts';
import { refineHtml } from './refine-html.ts';

const transformTags: Record<string, string | Transformer> = { ...htmlPolicy.transformTags };
const allowedAttributes: Record<string, string[]> = { ...htmlPolicy.allowedAttributes };
for (const [tag, added] of Object.entries(addedAttributes)) {
  transformTags[tag] = (tagName, attribs) => ({
    tagName,
    attribs: { ...assumedAttributes[tag], ...attribs, ...added },
  });
  allowedAttributes[tag] = [...(allowedAttributes[tag] ?? []), ...Object.keys(added)];
}
const options: IOptions = { ...htmlPolicy, transformTags, allowedAttributes };

const frameAttributes = Object.entries(tableFrame.attributes).map(
  ([name, value]) => ` ${name}="${value}"`,
);
const frameStart = `<${tableFrame.tag}${frameAttributes.join('')}>`;
const frameEnd = `</${tableFrame.tag}>`;

/** In cleaned HTML a `<` is always a tag: in text and attributes it is written as an entity. */
export const cleanOnServer: HtmlCleaner = (html) =>
  refineHtml(
    sanitizeHtml(withParagraphs(html), options)
      .replaceAll('<table>', `${frameStart}<table>`)
      .replaceAll('</table>', `</table>${frameEnd}`),
  );
