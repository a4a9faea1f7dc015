import { htmlPolicy } from '@naya/contract/html-policy';
import {
  addedAttributes,
  assumedAttributes,
  tableFrame,
  withParagraphs,
  type HtmlCleaner,
} from './clean-html.ts';

const allowedTags = new Set(htmlPolicy.allowedTags);
const silentTags = new Set(htmlPolicy.nonTextTags);
const renamedTags: Record<string, string> = htmlPolicy.transformTags;
const allowedAttributes: Record<string, string[]> = htmlPolicy.allowedAttributes;
const addressAttributes = new Set(['href', 'src']);

/** Resolved as the browser will resolve it, so that no hidden character disguises a scheme. */
function isAllowedAddress(address: string): boolean {
  if (/^[\s\p{Cc}]*[/\\]{2}/u.test(address)) return htmlPolicy.allowProtocolRelative;
  const here = 'https://relative.invalid';
  if (!URL.canParse(address, here)) return false;
  return htmlPolicy.allowedSchemes.includes(new URL(address, here).protocol.slice(0, -1));
}

function setAttributes(element: Element, attributes: Record<string, string> = {}): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function cleanElement(source: Element, tag: string, inert: Document): Element {
  const element = inert.createElement(tag);
  setAttributes(element, assumedAttributes[tag]);
  for (const name of allowedAttributes[tag] ?? []) {
    const value = source.getAttribute(name);
    if (value === null || (addressAttributes.has(name) && !isAllowedAddress(value))) continue;
    element.setAttribute(name, value);
  }
  setAttributes(element, addedAttributes[tag]);
  return element;
}

function framed(table: Element, inert: Document): Element {
  const frame = inert.createElement(tableFrame.tag);
  setAttributes(frame, tableFrame.attributes);
  frame.append(table);
  return frame;
}

function copyClean(from: Node, to: Node, inert: Document): void {
  for (const node of from.childNodes) {
    if (node instanceof Text) to.appendChild(inert.createTextNode(node.data));
    if (!(node instanceof Element) || silentTags.has(node.localName)) continue;
    const tag = renamedTags[node.localName] ?? node.localName;
    const element = allowedTags.has(tag) ? cleanElement(node, tag, inert) : null;
    copyClean(node, element ?? to, inert);
    if (element) to.appendChild(tag === 'table' ? framed(element, inert) : element);
  }
}

/** Built anew from what the policy names, in a document that runs and loads nothing. */
export const cleanInBrowser: HtmlCleaner = (html) => {
  const source = new DOMParser().parseFromString(withParagraphs(html), 'text/html');
  const inert = document.implementation.createHTMLDocument();
  copyClean(source.body, inert.body, inert);
  return inert.body.innerHTML as ReturnType<HtmlCleaner>;
};
