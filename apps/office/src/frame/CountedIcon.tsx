import { Badge } from '@mui/material';
import type { OfficeNotices } from '@naya/contract/office/notices';
import type { ReactNode } from 'react';
import { useNotices } from './use-notices.ts';

export type Counted = Exclude<keyof OfficeNotices, 'setup' | 'noMailServer' | 'answersUnseen'>;

/** An entry's icon with the number of things that wait there. */
export function CountedIcon({ of, children }: { of: Counted; children: ReactNode }) {
  const count = useNotices()[of] ?? 0;
  return (
    <Badge badgeContent={count} color="error" max={99}>
      {children}
    </Badge>
  );
}
