import type { OfficeRole } from '@naya/contract/accounts/roles';

/** Who is at work in the back office. */
export type Actor = { id: string; name: string; email: string; role: OfficeRole };
