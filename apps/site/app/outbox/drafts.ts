import { openDatabase } from './store.ts';

/** A form that is being filled in, under the id that its submission will have. */
export type Draft<Name extends string> = {
  id: string;
  values: Record<Name, string>;
  logo: File | null;
  images: File[];
};

const filesKey = (id: string) => `${id} files`;
type KeptTexts = { id: string; values: Record<string, string>; savedAt: number };
type KeptFiles = { logo: File | null; images: File[] };

/** Drafts are best effort: the form works without storage. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

export function storeDraftTexts({ id, values }: Draft<string>): Promise<unknown> {
  return orNothing(async () => {
    const kept: KeptTexts = { id, values, savedAt: Date.now() };
    await (await openDatabase()).put('drafts', kept, id);
  });
}

/** Stored apart from the texts: pictures are large, and the texts are written with every key. */
export function storeDraftFiles({ id, logo, images }: Draft<string>): Promise<unknown> {
  return orNothing(async () => {
    const kept: KeptFiles = { logo, images };
    await (await openDatabase()).put('drafts', kept, filesKey(id));
  });
}

export function deleteDraft(id: string): Promise<unknown> {
  return orNothing(async () => {
    await (await openDatabase()).delete('drafts', IDBKeyRange.bound(id, filesKey(id)));
  });
}

export function latestDraft<Name extends string>(): Promise<Draft<Name> | null> {
  return orNothing(async () => {
    const database = await openDatabase();
    const kept = (await database.getAll('drafts')) as (KeptTexts | KeptFiles)[];
    const texts = kept.filter((each) => 'values' in each);
    const latest = texts.toSorted((a, b) => b.savedAt - a.savedAt)[0];
    if (!latest) return null;
    const files = (await database.get('drafts', filesKey(latest.id))) as KeptFiles | undefined;
    return {
      id: latest.id,
      values: latest.values,
      logo: files?.logo ?? null,
      images: files?.images ?? [],
    };
  });
}
