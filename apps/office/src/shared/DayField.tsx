import { useRecordContext } from 'react-admin';
import { showDay } from './show-value.ts';

/** A column of a table; its label and order are the table's to read. */
export function DayField({ source }: { source: string; label?: string; sortable?: boolean }) {
  return showDay(useRecordContext()?.[source]);
}
