import { z } from 'zod';
import { wordsOf } from '../words.ts';

const mostWords = 30;
const longestWord = 40;

/** Words of one meaning, as a search compares them: lower case, one word each. */
export const synonymFormSchema = z.object({
  words: z
    .array(z.string({ error: 'Please enter words' }).max(200))
    .nullish()
    .transform((texts) => [...new Set((texts ?? []).flatMap(wordsOf))])
    .pipe(
      z
        .array(
          z
            .string()
            .max(longestWord, { error: `Please use words of at most ${longestWord} letters` }),
        )
        .min(2, { error: 'Please enter at least two words of the same meaning' })
        .max(mostWords, { error: `Please enter at most ${mostWords} words` }),
    ),
});
