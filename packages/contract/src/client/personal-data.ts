import { ApiError } from '../errors.ts';
import { normalisePersonalData } from '../normalise/personal-data.ts';
import { apiPaths } from '../urls.ts';
import { createReaders } from './readers.ts';
import { byStatus } from './sentences.ts';
import type { Send } from './transport.ts';

/** What a person has sent, behind the signed link of their mail. */
export function createPersonalData(send: Send) {
  const { one } = createReaders(send);
  const sentence = byStatus();
  return {
    myData: (token: string) =>
      one(apiPaths.myData(token), sentence, 'data', normalisePersonalData)(),
    eraseMyData: async (token: string): Promise<void> => {
      const { ok, status } = await send(apiPaths.myData(token), { method: 'DELETE' }, sentence);
      if (!ok) throw new ApiError(sentence(status), { status });
    },
  };
}
