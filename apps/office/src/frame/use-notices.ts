import type { OfficeNotices } from '@naya/contract/office/notices';
import { useRead } from '../shared/read.ts';

const none: OfficeNotices = {};

/** What this person should know. */
export const useNotices = (): OfficeNotices => useRead<OfficeNotices>('/notices').data ?? none;
