import { htmlPolicy } from '@naya/contract/html-policy';
import type { DOMPurify } from 'dompurify';
import {
  addedAttributes,
  assumedAttributes,
  tableFrame,
  withParagraphs,
  type HtmlCleaner,
} from './clean-html.ts';
import { refineHtml } from './refine-html.ts';

const allowedAttributes: Record<string, string[]> = htmlPolicy.allowedAttributes;
const urlAttributes = new Set(['href', 'src']);

/** Resolves the URL as the browser will, so that no hidden character disguises a scheme. */
function isAllowedUrl(url: string): boolean {
  if (/^[\s\p{Cc}]*[/\\]{2}/u.test(url)) return htmlPolicy.allowProtocolRelative;
  const here = 'https://relative.invalid';
  if (!URL.canParse(url, here)) return false;
  return htmlPolicy.allowedSchemes.includes(new URL(url, here).protocol.slice(0, -1));
}

function setAttributes(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

/** DOMPurify allows an attribute on every tag and pictures by data: URLs; the policy does not. */
function restrictAttributes(purifier: DOMPurify): void {
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const { attrName: name, attrValue: value } = attribute;
    const isAllowed = allowedAttributes[element.localName]?.includes(name) === true;
    attribute.keepAttr = isAllowed && (!urlAttributes.has(name) || isAllowedUrl(value));
  });
}

/**
 * Gives tags the names that the policy has for them, and takes what stands in `noscript` out of it: a `noscript` that
 * looks dangerous DOMPurify drops with all that an unclosed tag has put into it.
 */
function prepare(html: string): string {
  const { body } = new DOMParser().parseFromString(withParagraphs(html), 'text/html');
  for (const element of body.querySelectorAll('noscript'))
    element.replaceWith(...element.childNodes);
  for (const [from, to] of Object.entries(htmlPolicy.transformTags))
    for (const element of body.querySelectorAll(from)) {
      const renamed = body.ownerDocument.createElement(to);
      renamed.append(...element.childNodes);
      element.replaceWith(renamed);
    }
  return body.innerHTML;
}

/** Adds what the site adds: see clean-html.ts. */
function complete(body: HTMLElement): void {
  for (const [tag, added] of Object.entries(addedAttributes))
    for (const element of body.querySelectorAll(tag)) {
      for (const [name, value] of Object.entries(assumedAttributes[tag] ?? {}))
        if (!element.hasAttribute(name)) element.setAttribute(name, value);
      setAttributes(element, added);
    }
  for (const table of body.querySelectorAll('table')) {
    const frame = body.ownerDocument.createElement(tableFrame.tag);
    setAttributes(frame, tableFrame.attributes);
    table.replaceWith(frame);
    frame.append(table);
  }
}

/** DOMPurify loads with the first HTML that the browser reads itself: pages from the server are cleaned already. */
export const cleanInBrowser: HtmlCleaner = async (html) => {
  const { default: createPurifier } = await import('dompurify');
  const purifier = createPurifier(window);
  restrictAttributes(purifier);
  const body = purifier.sanitize(prepare(html), {
    ALLOWED_TAGS: htmlPolicy.allowedTags,
    ALLOWED_ATTR: Object.values(allowedAttributes).flat(),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_CONTENTS: htmlPolicy.nonTextTags,
    RETURN_DOM: true,
  }) as HTMLElement;
  complete(body);
  return refineHtml(body.innerHTML);
};
