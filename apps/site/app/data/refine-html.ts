import type { CleanHtml } from './clean-html.ts';

// Both cleaners write tags in one way, and a `<` in cleaned HTML is always a tag: patterns can rely on that.

/** Puts a non-breaking space between an amount and its unit. */
export function addNonBreakingSpaces(text: string): string {
  return text.replaceAll(/(₹[\d.,]+) (?=lakh|crore)/g, '$1\u00a0');
}

/** Marks columns of figures, and makes boxes to tick of lines that begin with one. */
export function refineHtml(clean: string): CleanHtml {
  return addNonBreakingSpaces(clean)
    .replaceAll(/<table>.*?<\/table>/gs, markFigures)
    .replaceAll(
      taskLine,
      '<li class="task"><label><input type="checkbox"><span>$1</span></label></li>',
    ) as CleanHtml;
}

/** A line with a list or paragraphs in it stays as it is. */
const taskLine = /<li>\s*☐\s*((?:(?!<\/?(?:li|ul|ol|p)\b).)*)<\/li>/gs;

const row = /<tr>.*?<\/tr>/gs;
const cell = /<(t[hd])([^>]*)>(.*?)<\/\1>/gs;
const amount = '[₹~−+-]?\\s?₹?\\s?\\d[\\d.,]*';
const figure = new RegExp(
  `^${amount}(?:\\s?(?:-|–|to)\\s?${amount})?\\s?(?:%|K|L|Cr|lakh|crore|months?|years?)?$`,
);

type Cell = { tag: string; text: string };

/** Marks a column when every filled data cell (td) in it holds a figure. */
function markFigures(table: string): string {
  if (/(?:col|row)span=/.test(table)) return table;
  const rows = Array.from(table.matchAll(row), ([each]) => cellsOf(each));
  const isFigures = (column: number) => {
    const filled = rows.flatMap((cells) => {
      const { tag, text } = cells[column] ?? { tag: '', text: '' };
      return tag === 'td' && text ? [text] : [];
    });
    return filled.length > 0 && filled.every((text) => figure.test(text));
  };
  return table.replaceAll(row, (each) => {
    let column = -1;
    return each.replaceAll(cell, (whole, tag: string, attributes: string, content: string) => {
      column += 1;
      if (!isFigures(column)) return whole;
      return `<${tag}${attributes} class="figure">${content}</${tag}>`;
    });
  });
}

function cellsOf(text: string): Cell[] {
  return Array.from(text.matchAll(cell), ([, tag = '', , content = '']) => ({
    tag,
    text: content.replaceAll(/<[^>]*>|&nbsp;/g, ' ').trim(),
  }));
}
