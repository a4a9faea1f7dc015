import { checksMark, describeCheckCounts } from '@naya/contract/franchises/check-counts';
import type { Db } from '@naya/db/client';
import { countChecks } from '@naya/db/franchises/checks';

/** An operator's text with what the records say of checking where it has the mark for that. */
export async function sayChecks<Text extends { content: string }>(
  db: Db,
  text: Text,
): Promise<Text> {
  if (!text.content.includes(checksMark)) return text;
  const said = describeCheckCounts(await countChecks(db));
  return { ...text, content: text.content.replaceAll(checksMark, said) };
}
