import { useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { Datagrid, SimpleList, type DatagridProps, type RaRecord } from 'react-admin';
import { colours } from '../theme.ts';

type Props = {
  /** On a phone a row shows this as its name, `secondary` below it and `mark` at its side. */
  primary: (row: RaRecord) => ReactNode;
  secondary?: (row: RaRecord) => ReactNode;
  mark?: (row: RaRecord) => ReactNode;
  bulkActions?: DatagridProps['bulkActionButtons'];
  /** Rows that must not be overlooked. */
  urgent?: (row: RaRecord) => boolean;
  /** Whether a row opens its record. */
  opens?: boolean;
  /** The columns of the table on a wider screen. */
  children: ReactNode;
};

/** Records as a table, or one below the other on a phone. */
export function Rows(props: Props) {
  const { primary, secondary, mark, bulkActions = false, opens = true, urgent, children } = props;
  const rowSx = (row: RaRecord) =>
    urgent?.(row) ? { boxShadow: `inset 4px 0 ${colours.brick}` } : {};
  const rowClick = opens ? 'edit' : false;
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (small) {
    const texts = { primaryText: primary, secondaryText: secondary, tertiaryText: mark };
    return <SimpleList {...texts} rowClick={rowClick} rowSx={rowSx} />;
  }
  return (
    <Datagrid rowClick={rowClick} bulkActionButtons={bulkActions} rowSx={rowSx}>
      {children}
    </Datagrid>
  );
}
