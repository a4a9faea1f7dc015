import { useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import {
  List,
  Pagination,
  type ListProps,
  type RaRecord,
  SearchInput,
  Datagrid,
  SimpleList,
  type DatagridProps,
  useRecordContext,
} from 'react-admin';
import { formatCount } from '@naya/contract/format/count';
import { maxCountedRows } from '@naya/contract/office/list-query';
import { colours } from '../theme.ts';
import { showDay } from './show-value.ts';

/** The server stops counting at `maxCountedRows`, the farthest row that a page can show. */
function formatRowRange({ from, to, count }: { from: number; to: number; count: number }): string {
  const total = count >= maxCountedRows ? `${formatCount(maxCountedRows)}+` : formatCount(count);
  return `${formatCount(from)}–${formatCount(to)} of ${total}`;
}

// Passed through to MUI's TablePagination; react-admin's type does not know the prop.
const label = { labelDisplayedRows: formatRowRange };

/** A list of any length, read page by page. */
export const OfficeList = <Row extends RaRecord>(props: ListProps<Row>) => (
  <List
    empty={false}
    exporter={false}
    pagination={<Pagination {...label} rowsPerPageOptions={[25, 50, 100]} />}
    perPage={25}
    {...props}
  />
);

/** Above a list: a search over the words of its rows. */
export const searchFilters = [<SearchInput key="q" source="q" alwaysOn />];

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

/** A column of a table; its label and order are the table's to read. */
export function DayField({ source }: { source: string; label?: string; sortable?: boolean }) {
  return showDay(useRecordContext()?.[source]);
}
