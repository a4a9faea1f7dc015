import { Badge } from '@mui/material';
import type { OfficeNotices } from '@naya/contract/office/notices';
import type { ReactNode } from 'react';
import { useNotices } from './use-notices.ts';

/** The notices that are numbers. */
export type Counted = {
  [Name in keyof OfficeNotices]-?: OfficeNotices[Name] extends number | undefined ? Name : never;
}[keyof OfficeNotices];

/** An entry's icon with the number of things that wait there. */
export function CountedIcon({ of, children }: { of: Counted; children: ReactNode }) {
  const count = useNotices()[of] ?? 0;
  return (
    <Badge badgeContent={count} color="error" max={99}>
      {children}
    </Badge>
  );
}
