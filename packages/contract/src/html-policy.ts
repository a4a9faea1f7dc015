/**
 * Tags and attributes allowed in HTML from a content system, in the option names of sanitize-html. Other tags are
 * dropped and their text kept; `nonTextTags` are dropped with their content.
 *
 * Pages are built of `div`, `section`, `article` and `main`: allowing one of these here would let a misplaced
 * end tag close the page's own.
 */
export const htmlPolicy = {
  allowedTags: [
    'h2 h3 h4 p br hr ul ol li dl dt dd blockquote pre code figure figcaption',
    'strong em b i u s sub sup a img table caption thead tbody tfoot tr th td',
  ].flatMap((names) => names.split(' ')),
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script style template title svg math iframe object',
    'textarea select option button xmp noembed noframes plaintext',
  ].flatMap((names) => names.split(' ')),
  /** The nearest thing that is allowed, so that lines and headings stay apart. */
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    del: 's',
    strike: 's',
    div: 'p',
    section: 'p',
    article: 'p',
    address: 'p',
  },
};
