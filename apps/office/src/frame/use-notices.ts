import type { OfficeNotices } from '@naya/contract/office/notices';
import { useRead } from '../shared/use-action.ts';

const none: OfficeNotices = {};

/** Notices for the signed-in person; none until they are loaded. */
export const useNotices = (): OfficeNotices => useRead<OfficeNotices>('/notices').data ?? none;
