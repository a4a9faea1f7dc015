// @vitest-environment jsdom
import { htmlPolicy } from '@naya/contract/html-policy';
import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../server/src/demo/read-content.ts';
import { editorExtensions } from '../src/text-editor/extensions.ts';
import { tidyHtml } from '../src/text-editor/tidy-html.ts';

/** Loads a text into the editor as react-admin's input does, and returns the HTML that the form would save. */
function openAndSave(html: string): string {
  const editor = new Editor({ element: null, extensions: editorExtensions });
  editor.commands.setContent(html, { parseOptions: { preserveWhitespace: true } });
  const saved = tidyHtml(editor.getHTML());
  editor.destroy();
  return saved;
}

const block =
  'h2|h3|h4|p|br|hr|ul|ol|li|dl|dt|dd|blockquote|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td';
const aroundBlocks = new RegExp(`\\s*(</?(?:${block})(?: [^>]*)?>)\\s*`, 'g');

/** Blanks that no reader sees are left out. */
const withoutBlanks = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.innerHTML.replace(/\s+/g, ' ').replace(aroundBlocks, '$1').trim();
};

const { articles, pages, about, privacyPolicy, terms } = readContent();
const texts = [
  ...articles.map(({ slug, content }) => ({ name: slug, html: content ?? '' })),
  ...pages.map(({ slug, content }) => ({ name: slug, html: content ?? '' })),
  { name: 'about', html: about.content ?? '' },
  { name: 'privacy policy', html: privacyPolicy },
  { name: 'terms', html: terms },
];

describe('a text that the editor opens and saves', () => {
  it.each(texts)('$name', ({ html }) => {
    expect(withoutBlanks(openAndSave(html))).toBe(withoutBlanks(html));
  });
});

/** Each element of the policy at least once, with each attribute that it may have. */
const everything = `
<h2>Two</h2><h3>Three</h3><h4>Four</h4>
<p><strong>a</strong> <em>b</em> <b>c</b> <i>d</i> <u>e</u> <s>f</s> x<sub>1</sub> y<sup>2</sup> <code>g</code><br>
<a href="/franchises" title="All"><code>linked</code></a> <a href="mailto:a@example.in">mail</a></p><hr>
<p>A line
goes on.</p>
<ul><li>bare</li><li><p>with a paragraph</p></li><li>with a list<ul><li>inner</li></ul></li></ul>
<ol start="3"><li>three</li><li><p>one</p><p>two</p></li></ol>
<dl><dt>Term</dt><dd>Meaning</dd><dd><p>Another</p></dd></dl>
<blockquote><p>Quoted</p></blockquote>
<pre>plain
  <strong>two</strong></pre><pre><code>let a;
  a += 1;</code></pre>
<figure><img src="/media/a.webp" alt="A shop" width="40" height="30"><figcaption>The <em>shop</em></figcaption></figure>
<table><caption>All <strong>costs</strong></caption>
<thead><tr><th scope="col" colspan="2">Item</th><th scope="col" rowspan="2">Sum</th></tr><tr><th>a</th><th>b</th></tr></thead>
<tbody><tr><th scope="row">Fee</th><td></td><td><p>1</p><p>2</p></td></tr>
<tr><td rowspan="2">x</td><td colspan="2"><ul><li>in a cell</li></ul></td></tr><tr><td>y</td><td>z</td></tr></tbody>
<tfoot><tr><td>Sum</td><td>3</td><td>4</td></tr></tfoot></table>
<table><tbody><tr><td>no head</td></tr></tbody></table>
<ul><li>last</li></ul>`;

it('keeps every element and attribute that the policy allows', () => {
  const { body } = new DOMParser().parseFromString(everything, 'text/html');
  const missing = htmlPolicy.allowedTags.filter((tag) => !body.querySelector(tag));
  expect(missing).toEqual([]);
  expect(withoutBlanks(openAndSave(everything))).toBe(withoutBlanks(everything));
});

it('keeps the lines of what is preformatted', () => {
  const lines = '<pre>a\n  b</pre><pre><code>c\n\td</code></pre>';
  expect(openAndSave(lines)).toBe(lines);
});

it('keeps what it has kept once more', () => {
  const once = openAndSave(everything);
  expect(openAndSave(once)).toBe(once);
});
