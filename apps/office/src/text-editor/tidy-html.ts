/** Here a text may stand without a paragraph around it. */
const textHolders = 'li, td, th, dd, figure';
const sections = ['thead', 'tbody', 'tfoot'] as const;

/** From the editor's HTML to the site's: without the editor's marks, and without tags that the author did not write. */
export function tidyHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const paragraph of body.querySelectorAll('p[data-bare]')) {
    if (isBareText(paragraph)) paragraph.replaceWith(...paragraph.childNodes);
    else paragraph.removeAttribute('data-bare');
  }
  for (const table of body.querySelectorAll('table')) putRowsIntoSections(table);
  for (const box of body.querySelectorAll('div[data-captioned]')) putCaptionIntoTable(box);
  return body.innerHTML;
}

/** Two texts beside each other would run together; blanks alone would be gone when the text is read again. */
function isBareText(paragraph: Element): boolean {
  const beside = [paragraph.previousElementSibling, paragraph.nextElementSibling];
  const isBlank = paragraph.hasChildNodes() && paragraph.innerHTML.trim() === '';
  return (
    paragraph.parentElement?.matches(textHolders) === true &&
    beside.every((element) => element?.tagName !== 'P') &&
    !isBlank
  );
}

function putRowsIntoSections(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const places = rows.map((row, index) => sectionOf(row, index === 0));
  const firstBody = places.findIndex((place) => place !== 'thead');
  const lastBody = places.findLastIndex((place) => place !== 'tfoot');
  const made = new Map(sections.map((name) => [name, document.createElement(name)]));
  rows.forEach((row, index) => {
    // A row that was put above the head or below the foot makes body rows of what it cut off.
    const isCutOff =
      (places[index] === 'thead' && firstBody >= 0 && index > firstBody) ||
      (places[index] === 'tfoot' && index < lastBody);
    made.get(isCutOff ? 'tbody' : (places[index] ?? 'tbody'))?.append(row);
    row.removeAttribute('data-section');
  });
  table.replaceChildren(...[...made.values()].filter((section) => section.hasChildNodes()));
}

function sectionOf(row: HTMLTableRowElement, isFirst: boolean) {
  const named = sections.find((name) => name === row.dataset['section']);
  const isNewHead = isFirst && [...row.cells].every((cell) => cell.tagName === 'TH');
  return named ?? (isNewHead ? 'thead' : 'tbody');
}

function putCaptionIntoTable(box: Element): void {
  const [caption, table] = box.children;
  if (!(table instanceof HTMLTableElement)) return;
  table.createCaption().append(...(caption?.childNodes ?? []));
  box.replaceWith(table);
}
