import { useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { Datagrid, SimpleList, type DatagridProps, type RaRecord } from 'react-admin';

type Props = {
  /** On a phone a row shows this as its name, `secondary` below it and `mark` at its side. */
  primary: (row: RaRecord) => ReactNode;
  secondary?: (row: RaRecord) => ReactNode;
  mark?: (row: RaRecord) => ReactNode;
  bulkActions?: DatagridProps['bulkActionButtons'];
  /** Whether a row opens its record. */
  opens?: boolean;
  /** The columns of the table on a wider screen. */
  children: ReactNode;
};

/** Records as a table, or one below the other on a phone. */
export function Rows(props: Props) {
  const { primary, secondary, mark, bulkActions = false, opens = true, children } = props;
  const rowClick = opens ? 'edit' : false;
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (small) {
    const texts = { primaryText: primary, secondaryText: secondary, tertiaryText: mark };
    return <SimpleList {...texts} rowClick={rowClick} />;
  }
  return (
    <Datagrid rowClick={rowClick} bulkActionButtons={bulkActions}>
      {children}
    </Datagrid>
  );
}
