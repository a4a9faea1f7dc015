import { expect, type Page } from '@playwright/test';

/** Everything a foreign backend must not get into a page, and a little that it may. */
export const hostileHtml = [
  '<h2>Before the storm</h2>',
  '<script>window.hacked = 1</script><SCRIPT SRC="https://evil.example/x.js"></SCRIPT>',
  '<img src="x" onerror="window.hacked = 1"><img/src="x"/onerror=window.hacked=1>',
  '<p onclick="window.hacked = 1" onmouseover=window.hacked=1 style="position:fixed;inset:0" class="fixed" id="content">text</p>',
  '<a href="javascript:window.hacked=1">one</a><a href="&#106;ava\tscript:window.hacked=1">two</a>',
  '<a href=" \u0001javascript:window.hacked=1">three</a><a href="vbscript:x">four</a>',
  '<a href="data:text/html,<script>window.hacked=1</script>">five</a><a href="//evil.example">six</a>',
  '<iframe src="https://evil.example"></iframe><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<svg onload="window.hacked=1"><a xlink:href="javascript:window.hacked=1"><text>svg</text></a></svg>',
  '<math><mi xlink:href="javascript:window.hacked=1">m</mi></math>',
  '<style>body { display: none }</style><link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example/">',
  '<form action="https://evil.example"><input name="password" autofocus onfocus="window.hacked=1"><button>Go</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=window.hacked=1>"></noscript>',
  '<img alt="<table>&quot; onload=window.hacked=1 &quot;" src="/favicon.ico">',
  // End tags that would close the page around the text.
  '<ul><li><div><li>item</li></div></li></ul></div></div></section></main></body>',
  '<table><tr><td>cell<table><tr><td>inner</td></tr></table></td></tr></table></table></div>',
  '<h1>After the storm</h1><p>Read <a href="https://fine.example/page" title="Fine">on</a>.</p>',
  // Browsers take the rest for a comment, other readers do not.
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">',
].join('\n');

const allowed: Record<string, string[]> = {
  A: ['href', 'title'],
  IMG: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  TH: ['scope', 'colspan', 'rowspan'],
  TD: ['colspan', 'rowspan'],
  OL: ['start'],
  PRE: ['tabindex'],
  'TABLE-FRAME': ['tabindex', 'role', 'aria-label'],
};
const plainTags =
  'H2 H3 H4 P BR HR UL LI DL DT DD BLOCKQUOTE CODE FIGURE FIGCAPTION STRONG EM B I U S SUB SUP TABLE CAPTION THEAD TBODY TFOOT TR';

type Found = { tag: string; attributes: string[]; target: string | null };

const listProse = `Array.from(document.querySelectorAll('main .prose *'), (element) => ({
  tag: element.tagName,
  attributes: element.getAttributeNames(),
  target: element.getAttribute('href') ?? element.getAttribute('src'),
}))`;

/** Expects that the page shows the harmless part of the hostile text in its place, and nothing else of it. */
export async function expectSanitised(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'After the storm', level: 2 })).toBeVisible();
  await expect(
    main.locator('.prose').getByRole('heading', { name: 'Before the storm' }),
  ).toBeVisible();
  await expect(main.locator('.prose').getByRole('link', { name: 'on' })).toHaveAttribute(
    'href',
    'https://fine.example/page',
  );
  const known = new Set([...plainTags.split(' '), ...Object.keys(allowed)]);
  const found = await page.evaluate<Found[]>(listProse);
  const wrong = found.filter(
    ({ tag, attributes, target }) =>
      !known.has(tag) ||
      attributes.some((name) => !(allowed[tag] ?? []).includes(name)) ||
      /script:|data:|^\s*\/\//i.test(target ?? ''),
  );
  expect(wrong).toEqual([]);
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.locator('main .prose').getByText('svg')).toHaveCount(0);
}
