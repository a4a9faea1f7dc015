/** Marks what a form sends as a draft: `data-provider.ts` takes the mark off and names the draft's path. */
export const markDraft = (data: object) => ({ ...data, saveAs: 'draft' });

export function readDraftMark({ saveAs, ...data }: Record<string, unknown>) {
  return { data, suffix: saveAs === 'draft' ? '/draft' : '' };
}
