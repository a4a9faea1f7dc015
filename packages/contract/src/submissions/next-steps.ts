import { describeReader, type EnquiryReader } from '../franchises/who-reads.ts';

const unknownReader =
  'The brand reads it and answers you; for a brand without an inbox here, a person of our team reads it and passes it on.';

/** The steps after an enquiry, and when. The page and the acknowledgement mail say the same; another backend does not tell who reads it. */
export const enquirySteps = (reader: EnquiryReader | null, brand: string | null) => [
  {
    when: 'Within minutes',
    what: 'You get a mail with your reference. Confirm there that you sent the enquiry.',
  },
  {
    when: 'On a working day',
    what: reader === null ? unknownReader : describeReader(reader, brand),
  },
  {
    when: 'After five working days without a word',
    what: 'Write to us with your reference, and we look into it.',
  },
];

/** From the investor's checklist: what to ask before any money is paid. */
export const questionsToAsk = [
  'How many outlets are open, how many have closed, how many are sold but not opened? With dates.',
  'What does opening day cost in full, with tax, deposit, stock and working capital?',
  'How many bills a day did outlets like mine make in their first and second year?',
  'All payments to the brand together: which share of sales?',
  'Which five franchisees may I ring, one of whom has left?',
  'Where does the agreement speak of territory, renewal and leaving early?',
] as const;
