import { ApiError } from '../errors.ts';
import { normalisePersonalData } from '../../privacy/normalise.ts';
import { apiPaths } from '../paths.ts';
import type { ApiPersonalData } from '../port.ts';
import { createReaders } from './readers.ts';
import { statusMessage } from '../sentences.ts';
import type { Send } from './transport.ts';

const goneStatus = 410;

export function createPersonalData(send: Send): ApiPersonalData {
  const { one } = createReaders(send);
  const sentence = statusMessage();
  const change = async (path: string, method: string): Promise<void> => {
    const { ok, status } = await send(path, { method }, sentence);
    if (!ok) throw new ApiError(sentence(status), { status });
  };
  return {
    myData: async (token) => {
      const read = one(apiPaths.myData(token), sentence, 'data', normalisePersonalData);
      return read().catch((error: unknown) => {
        if (error instanceof ApiError && error.status === goneStatus) return 'expired';
        throw error;
      });
    },
    eraseMyData: (token) => change(apiPaths.myData(token), 'DELETE'),
    endMyEnquiries: (token, which) => change(apiPaths.endEnquiries(token, which), 'POST'),
    sendNewDataLink: (token) => change(apiPaths.newDataLink(token), 'POST'),
  };
}
