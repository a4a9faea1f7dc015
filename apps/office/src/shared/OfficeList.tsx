import { maxCountedRows } from '@naya/contract/office/list-query';
import { formatCount } from '@naya/contract/format/count';
import { List, Pagination, type ListProps, type RaRecord } from 'react-admin';

/** The server stops counting at `countedAtMost`, the farthest row that a page can show. */
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
