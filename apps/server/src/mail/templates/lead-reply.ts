import { createElement as h } from 'react';
import { Letter, Paragraph, SmallPrint } from '../layout.ts';

/** Written by somebody of ours, who has read the lead. */
export type LeadReply = { subject: string; text: string; by: string };

/** A paragraph for each block of the text; a line within one stays a line. */
function blocksOf(text: string) {
  return text.split(/\n{2,}/).map((block, at) => {
    const lines = block
      .split('\n')
      .flatMap((line, index) => (index > 0 ? [h('br'), line] : [line]));
    return h(Paragraph, { key: at }, ...lines);
  });
}

/** To the sender of a lead. An answer goes to our own e-mail. */
export function LeadReplyLetter({ reply, reference }: { reply: LeadReply; reference: string }) {
  return h(
    Letter,
    { title: reply.subject, preview: reply.text.slice(0, 120) },
    ...blocksOf(reply.text),
    h(Paragraph, null, reply.by),
    h(SmallPrint, null, `${reference} If you did not write to us, do nothing.`),
  );
}
