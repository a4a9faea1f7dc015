/** Who reads an enquiry: the people of the brand, in its own inbox here, or our team, who pass it on. */
export const enquiryReaders = ['brand', 'team'] as const;
export type EnquiryReader = (typeof enquiryReaders)[number];

/** Said on the page, at the form and in the mail alike. */
export function describeReader(reader: EnquiryReader, brand: string | null): string {
  return reader === 'brand'
    ? `The people of ${brand ?? 'the brand'} read it, in their inbox here.`
    : `A person of our team reads it on a working day and passes it on to ${brand ?? 'the brand'}.`;
}
