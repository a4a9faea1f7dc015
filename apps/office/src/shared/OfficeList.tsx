import { countedAtMost } from '@naya/contract/office/list-query';
import { List, Pagination, type ListProps, type RaRecord } from 'react-admin';

const number = new Intl.NumberFormat('en-IN');

/** The server counts as far as anybody turns pages. */
function shownOf({ from, to, count }: { from: number; to: number; count: number }): string {
  const total = count >= countedAtMost ? `${number.format(countedAtMost)}+` : number.format(count);
  return `${number.format(from)}–${number.format(to)} of ${total}`;
}

// Handed on to the table's own pagination, which react-admin's type does not tell.
const label = { labelDisplayedRows: shownOf };

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
