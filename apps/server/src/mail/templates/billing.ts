import { createElement as h } from 'react';
import { formatPaise } from '@naya/contract/billing/amounts';
import { formatDate } from '@naya/contract/format/date';
import { drawInvoice, invoiceFileName } from '../../billing/draw-invoice.ts';
import { ActionButton, Facts, Letter, Paragraph, plainName } from '../layout.ts';
import type { Letters } from '../letters.ts';
import { DataLinkNote } from './personal-data.ts';

/** The plan's name is an operator's, the brand's is not always approved. */
export const billingLetters: Letters<'plan-order' | 'invoice' | 'plan-ends'> = {
  'plan-order'({ details }, { brandUrl, privacyUrl }) {
    const { planName, total, reference, payee, bank, upiId } = details;
    const title = `Your order of ${planName}`;
    const text =
      'It begins once your payment has arrived. Please give the reference with it; the invoice follows by mail.';
    const letter = h(
      Letter,
      { title, preview: text },
      h(Paragraph, null, text),
      h(Facts, {
        facts: {
          Brand: plainName(details.businessName),
          'To pay, GST included': formatPaise(total),
          Reference: reference,
          'Pay to': payee,
          Bank: bank,
          'UPI id': upiId,
        },
      }),
      h(ActionButton, { href: brandUrl, label: 'See the order' }),
      h(DataLinkNote, { href: privacyUrl }),
    );
    return { subject: title, letter };
  },
  invoice({ details: { invoice } }, { privacyUrl }) {
    const isCredit = invoice.kind === 'credit note';
    const title = `${isCredit ? 'Credit note' : 'Invoice'} ${invoice.number}`;
    const text = isCredit
      ? `It takes back invoice ${invoice.corrects?.number ?? ''} as a whole. The PDF is attached.`
      : 'Thank you for your payment. The PDF is attached.';
    const letter = h(
      Letter,
      { title, preview: text },
      h(Paragraph, null, text),
      h(Facts, {
        facts: {
          For: invoice.description,
          Total: formatPaise(invoice.total),
          Reason: invoice.reason,
        },
      }),
      h(DataLinkNote, { href: privacyUrl }),
    );
    const filename = invoiceFileName(invoice);
    const attach = async () => [
      { filename, contentType: 'application/pdf', content: await drawInvoice(invoice) },
    ];
    return { subject: title, letter, attach };
  },
  'plan-ends'({ details }, { brandUrl, privacyUrl }) {
    const title = `${details.planName} of ${plainName(details.businessName)} ends on ${formatDate(details.ends_on)}`;
    const text =
      'It ends by itself, and nothing is charged. If you would like to go on, order it again: the new term begins when this one is over.';
    const letter = h(
      Letter,
      { title, preview: text },
      h(Paragraph, null, text),
      h(ActionButton, { href: brandUrl, label: 'Order again' }),
      h(DataLinkNote, { href: privacyUrl }),
    );
    return { subject: title, letter };
  },
};
