import type { OfficeRole } from '@naya/contract/accounts/roles';

/** The signed-in user of the back office. */
export type Actor = { id: string; name: string; email: string; role: OfficeRole };
