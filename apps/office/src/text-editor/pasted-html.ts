/** Word writes a list as paragraphs, each with its sign as text and its level in a style of its own. */
const wordItems = 'p[style*="mso-list"], p[class*="MsoListParagraph"]';
const wordSign = 'span[style*="mso-list"]';
const numbered = /^\W?[\da-z]{1,4}[.)]/i;

const levelOf = (item: Element) =>
  Number(/level(\d)/.exec(item.getAttribute('style') ?? '')?.[1] ?? 1);

/** From the paragraphs of one list, the first of them at the index, the list and the index behind it. */
function makeList(items: Element[], start: number): { list: Element; next: number } {
  const level = levelOf(items[start]!);
  const sign = items[start]!.querySelector(wordSign)?.textContent?.trim() ?? '';
  const list = document.createElement(numbered.test(sign) ? 'ol' : 'ul');
  let next = start;
  while (next < items.length && levelOf(items[next]!) >= level) {
    if (levelOf(items[next]!) > level) {
      const inner = makeList(items, next);
      (list.lastElementChild ?? list).append(inner.list);
      next = inner.next;
    } else {
      const item = document.createElement('li');
      for (const each of items[next]!.querySelectorAll(wordSign)) each.remove();
      item.append(...items[next]!.childNodes);
      list.append(item);
      next += 1;
    }
  }
  return { list, next };
}

function makeLists(body: HTMLElement): void {
  const left = [...body.querySelectorAll(wordItems)];
  while (left.length > 0) {
    const items = [left.shift()!];
    while (left[0] && left[0] === items.at(-1)?.nextElementSibling) items.push(left.shift()!);
    const mark = document.createElement('div');
    items[0]!.before(mark);
    const lists: Element[] = [];
    for (let at = 0; at < items.length;) {
      const { list, next } = makeList(items, at);
      lists.push(list);
      at = next;
    }
    for (const item of items) item.remove();
    mark.replaceWith(...lists);
  }
}

/** A picture of another site would be loaded from there by every reader, and one of this computer by nobody. */
function takePictures(body: HTMLElement): number {
  let refused = 0;
  for (const picture of body.querySelectorAll('img')) {
    const url = (picture.getAttribute('src') ?? '').replace(location.origin, '');
    if (url.startsWith('/media/')) picture.setAttribute('src', url);
    else {
      picture.remove();
      refused += 1;
    }
  }
  return refused;
}

/** What is pasted, with real lists, and how many of its pictures are not in the library and were left out. */
export function readPastedHtml(html: string): { html: string; refused: number } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  makeLists(body);
  const refused = takePictures(body);
  return { html: body.innerHTML, refused };
}
