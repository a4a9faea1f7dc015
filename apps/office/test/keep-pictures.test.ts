// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { editorExtensions } from '../src/text-editor/extensions.ts';
import { KeepPictures } from '../src/text-editor/keep-pictures.ts';
import { readPastedHtml } from '../src/text-editor/pasted-html.ts';
import { putPictures } from '../src/text-editor/put-in.ts';

const picture = '<img src="/media/shop.webp" alt="The shop">';

function open(content: string) {
  const refused: number[] = [];
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [...editorExtensions, KeepPictures],
    content,
  });
  editor.on('pastedPictures', (pasted) => refused.push(pasted.refused));
  return { editor, refused, read: () => editor.getHTML().replaceAll(' data-bare=""', '') };
}

/** As ProseMirror hands a typed letter on. */
function type({ view }: Editor, text: string) {
  const { from, to } = view.state.selection;
  const insert = () => view.state.tr.insertText(text, from, to);
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, text, insert))) {
    view.dispatch(insert());
  }
}

it('what is typed or pasted while a picture is chosen comes behind it', () => {
  const { editor, read } = open(`<p>Our ${picture} is new</p>`);
  editor.commands.setNodeSelection(5);
  type(editor, '!');
  expect(read()).toBe(`<p>Our ${picture}! is new</p>`);
  editor.commands.setNodeSelection(5);
  editor.view.pasteHTML('<p>and door</p>', new Event('paste') as ClipboardEvent);
  expect(read()).toBe(`<p>Our ${picture}and door! is new</p>`);
  editor.destroy();
});

it('a picture goes behind the chosen words, not in their place', () => {
  const { editor, read } = open('<p><a href="/contact">Write to us</a> today.</p>');
  editor.commands.selectAll();
  putPictures(editor, [{ url: '/media/shop.webp', alt: 'The shop' }]);
  expect(read()).toContain('<a href="/contact">Write to us</a> today.');
  expect(read()).toContain(picture);
  editor.destroy();
});

const wordItem = (sign: string, level: number, text: string) =>
  `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><![if !supportLists]><span><span style="mso-list:Ignore">${sign}<span>&nbsp; </span></span></span><![endif]>${text}</p>`;

it('lists of Word become lists, also within lists', () => {
  const html = [
    '<p>What you need</p>',
    wordItem('·', 1, 'A shop'),
    wordItem('o', 2, 'with a <b>door</b>'),
    wordItem('·', 1, 'Staff'),
    '<p>Then</p>',
    wordItem('1.', 1, 'Sign'),
    wordItem('2.', 1, 'Open'),
  ].join('\n');
  const { editor, read } = open('');
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  expect(read().replaceAll(/<\/?p>/g, '')).toBe(
    'What you need<ul><li>A shop<ul><li>with a <b>door</b></li></ul></li><li>Staff</li></ul>Then<ol><li>Sign</li><li>Open</li></ol>',
  );
  editor.destroy();
});

it('of pasted pictures only those of the library come in, and the others are told of', () => {
  const own = `<img src="${location.origin}/media/shop.webp" alt="The shop">`;
  const pasted = `<p>One ${own}<img src="data:image/png;base64,AAAA"><img src="https://example.in/x.png"></p>`;
  expect(readPastedHtml(pasted)).toEqual({ html: `<p>One ${picture}</p>`, refused: 2 });
  const { editor, refused, read } = open('');
  editor.view.pasteHTML(pasted, new Event('paste') as ClipboardEvent);
  expect(read()).toContain(picture);
  expect(refused).toEqual([2]);
  editor.destroy();
});
