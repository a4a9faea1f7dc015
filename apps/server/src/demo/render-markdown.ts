import { Marked, type Tokens } from 'marked';

/**
 * A table's first row heads its columns, and the first cell of every other row heads that row. A table
 * with a caption or a footer is written as HTML: Markdown has neither.
 */
const markdown = new Marked({
  renderer: {
    table({ header, rows }) {
      const cell = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
      const head = header.map((title) => `<th scope="col">${cell(title)}</th>`).join('');
      const body = rows.map(([first, ...rest]) => {
        const title = first ? `<th scope="row">${cell(first)}</th>` : '';
        return `<tr>${title}${rest.map((value) => `<td>${cell(value)}</td>`).join('')}</tr>\n`;
      });
      return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('')}</tbody>\n</table>\n`;
    },
  },
});

export const renderMarkdown = (text: string): string => markdown.parse(text, { async: false });
