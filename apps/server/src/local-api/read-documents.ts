import { getSiteDocuments } from '@naya/core/site-info/get-documents';
import type { Context as CoreContext } from '@naya/core/context';
import type { SiteDocuments } from '@naya/core/site-info/documents';
import { createBatcher } from '@naya/core/batcher';

type DocumentKey = keyof SiteDocuments;

/** Reads the documents of one page: those asked for at the same moment by one query. */
export function createDocumentReader(core: CoreContext) {
  const readDocument = createBatcher(
    async (keys: DocumentKey[]): Promise<unknown[]> => {
      const documents = await getSiteDocuments(core, [...new Set(keys)]);
      return keys.map((key) => documents[key]);
    },
    { maxSize: 10, concernsAll: () => true },
  );
  /** A JSON column has no types of its own, so the contract's reader of the document gives them. */
  return async <Shape>(key: DocumentKey, parse: (stored: unknown) => Shape | null) => {
    const shape = parse(await readDocument(key));
    if (shape === null) throw new Error(`The stored ${key} cannot be read.`);
    return shape;
  };
}
