import type { PersonalData } from '../entities/personal-data.ts';
import { ApiError } from '../errors.ts';
import { normalisePersonalData } from '../normalise/personal-data.ts';
import { apiPaths } from '../urls.ts';
import { createReaders } from './readers.ts';
import { byStatus } from './sentences.ts';
import type { Send } from './transport.ts';

const goneStatus = 410;

/** What a person has sent, behind the secret link of their mail. */
export function createPersonalData(send: Send) {
  const { one } = createReaders(send);
  const sentence = byStatus();
  const change = async (path: string, method: string): Promise<void> => {
    const { ok, status } = await send(path, { method }, sentence);
    if (!ok) throw new ApiError(sentence(status), { status });
  };
  return {
    /** Null for a link that nobody has made. */
    myData: async (token: string): Promise<PersonalData | 'expired' | null> => {
      const read = one(apiPaths.myData(token), sentence, 'data', normalisePersonalData);
      return read().catch((error: unknown) => {
        if (error instanceof ApiError && error.status === goneStatus) return 'expired';
        throw error;
      });
    },
    eraseMyData: (token: string) => change(apiPaths.myData(token), 'DELETE'),
    sendNewDataLink: (token: string) => change(apiPaths.newDataLink(token), 'POST'),
  };
}
