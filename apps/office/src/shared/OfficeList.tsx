import { maxCountedRows } from '@naya/contract/office/list-query';
import { List, Pagination, type ListProps, type RaRecord } from 'react-admin';

const number = new Intl.NumberFormat('en-IN');

/** The server stops counting at `countedAtMost`, the farthest row that a page can show. */
function formatRowRange({ from, to, count }: { from: number; to: number; count: number }): string {
  const total =
    count >= maxCountedRows ? `${number.format(maxCountedRows)}+` : number.format(count);
  return `${number.format(from)}–${number.format(to)} of ${total}`;
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
