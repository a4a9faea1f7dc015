/** The chat button may not lie over these; `keep-clear` marks pages on which that is everything. */
const controls =
  'form, input, select, textarea, button, h2, h3, table, .state-tiles, .money-plot, .price-tag, .hang-tag, .enquiry-head, .card-link, .keep-clear';
const typed = 'input, select, textarea';

/** A moment after the last event: while a page scrolls, nothing is measured. */
const settledMs = 100;

/** Whether letters of the element itself lie within the box; beside a short line there is room. */
function hasTextIn(element: Element, { left, right, top, bottom }: DOMRect): boolean {
  const line = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    line.selectNode(node);
    return [...line.getClientRects()].some(
      (text) => text.left < right && text.right > left && text.top < bottom && text.bottom > top,
    );
  });
}

function isOver(button: HTMLElement, box: DOMRect, x: number, y: number): boolean {
  return document
    .elementsFromPoint(x, y)
    .some(
      (element) =>
        !button.contains(element) &&
        (element.closest(controls) !== null || hasTextIn(element, box)),
    );
}

/** Keeps the button out of the way of forms, bars, figures and text beneath it, and of whoever is typing on a small screen. */
export function hideOverControls(button: HTMLElement, signal: AbortSignal): void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const box = button.getBoundingClientRect();
    const { left, right, top, bottom } = box;
    const isTyping = innerWidth < 1024 && document.activeElement?.matches(typed) === true;
    const isInTheWay = [left, (left + right) / 2, right].some((x) =>
      [top, (top + bottom) / 2, bottom].some((y) => isOver(button, box, x, y)),
    );
    button.toggleAttribute('data-away', isTyping || isInTheWay);
    button.toggleAttribute('data-placed', true);
  };
  const lookSoon = () => {
    clearTimeout(settling);
    settling = setTimeout(look, settledMs);
  };
  // A page that was reached by a link takes the focus, so it is looked at too.
  for (const event of ['scroll', 'resize', 'focusin', 'focusout']) {
    window.addEventListener(event, lookSoon, { passive: true, signal });
  }
  // A picture or a section that comes late moves the text beneath the button.
  const sizes = new ResizeObserver(lookSoon);
  sizes.observe(document.body);
  signal.addEventListener('abort', () => {
    clearTimeout(settling);
    sizes.disconnect();
  });
}
