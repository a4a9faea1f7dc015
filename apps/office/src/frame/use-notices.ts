import type { OfficeNotices } from '@naya/contract/office/notices';
import { useRead } from '../shared/read.ts';

/** What this person should know, and a way to ask again. */
export function useNotices() {
  const { data, refetch } = useRead<OfficeNotices>('/notices');
  return { notices: data ?? {}, refetch };
}
