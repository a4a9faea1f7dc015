import { useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { Datagrid, SimpleList, type DatagridProps, type RaRecord } from 'react-admin';

type Props = {
  /** What a phone shows of a row: its name, what is said below it, and a mark at its side. */
  primary: (row: RaRecord) => ReactNode;
  secondary?: (row: RaRecord) => ReactNode;
  mark?: (row: RaRecord) => ReactNode;
  bulkActions?: DatagridProps['bulkActionButtons'];
  /** The columns of the table on a wider screen. */
  children: ReactNode;
};

/** Records as a table, or one below the other on a phone. */
export function Rows({ primary, secondary, mark, bulkActions = false, children }: Props) {
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (small) {
    return <SimpleList primaryText={primary} secondaryText={secondary} tertiaryText={mark} />;
  }
  return (
    <Datagrid rowClick="edit" bulkActionButtons={bulkActions}>
      {children}
    </Datagrid>
  );
}
