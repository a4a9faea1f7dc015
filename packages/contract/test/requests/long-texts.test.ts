import { expect, test } from 'vitest';
import { firstWords, plainText } from '../../src/format/text.ts';
import { whatsappDigits } from '../../src/format/phone.ts';
import { splitTags } from '../../src/format/tags.ts';
import { playableVideo, youtubeId } from '../../src/events/video.ts';
import { normaliseHtml } from '../../src/normalise/html.ts';
import { toNumber } from '../../src/numeric.ts';
import { findRegistrations } from '../../src/franchises/registrations.ts';
import { contactSchema } from '../../src/submissions/contact.ts';
import { cleanLine } from '../../src/unwanted-characters.ts';
import { listingSchema } from '../../src/submissions/listing.ts';
import { slugOf } from '../../src/slug.ts';
import { parseMediaUrl } from '../../src/urls.ts';
import { wordsOf } from '../../src/words.ts';

const length = 200_000;
const repeat = (piece: string) => piece.repeat(length / piece.length);

/** Texts that make a vulnerable pattern backtrack. */
const texts = {
  letters: repeat('a'),
  spaces: repeat(' '),
  'spaces and an end': `${repeat(' ')}x`,
  'half an e-mail': `a@${repeat('a.')}`,
  dots: `${repeat('a.')}@`,
  hyphens: repeat('a-'),
  'opened tags': repeat('<a '),
  'opened comments': repeat('<!--'),
  entities: repeat('&#x'),
  ampersands: repeat('&'),
  digits: repeat('1'),
  commas: repeat(', '),
  accents: repeat('é'),
  slashes: repeat('/'),
  'half an address': `https://${repeat('a.')}`,
  'letters of a registration': repeat('22AAAAA0000A1Z'),
};

const readers: Record<string, (text: string) => unknown> = {
  contact: (text) =>
    contactSchema.safeParse({ name: text, email: text, phone: text, subject: text, message: text }),
  listing: (text) =>
    listingSchema.safeParse(
      Object.fromEntries(Object.keys(listingSchema.shape).map((name) => [name, text])),
    ),
  cleanLine,
  plainText,
  firstWords: (text) => firstWords(text, 20),
  normaliseHtml,
  slugOf,
  wordsOf,
  splitTags,
  toNumber,
  findRegistrations,
  parseMediaUrl,
  whatsappDigits,
  youtubeId,
  playableVideo: (text) =>
    playableVideo({
      video_type: 'vimeo',
      video_id: text,
      video_url: text,
      image_url: null,
      thumbnail: null,
    }),
};

/** A reader whose work grows with the square of the text would not come back before the test gives up. */
test.each(Object.keys(readers))('%s reads the longest texts', (name) => {
  for (const text of Object.values(texts)) expect(() => readers[name]?.(text)).not.toThrow();
});
