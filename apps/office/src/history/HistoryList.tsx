import { Datagrid, DateField, List, TextField, TextInput, useRecordContext } from 'react-admin';
import { Differences } from '../shared/Differences.tsx';
import type { HistoryLine } from '../shared/HistoryPanel.tsx';
import { UndoButton } from '../shared/UndoButton.tsx';

const filters = [
  <TextInput key="entity" source="entity" label="Kind of record" alwaysOn />,
  <TextInput key="actor" source="actor" label="Who" alwaysOn />,
];

function Detail() {
  const line = useRecordContext<HistoryLine>();
  if (!line) return null;
  const { before = {}, after = {} } = line.changes;
  return (
    <>
      <Differences before={before} after={after} />
      {Object.keys(before).length > 0 && <UndoButton lineId={Number(line.id)} />}
    </>
  );
}

export const HistoryList = () => (
  <List
    empty={false}
    filters={filters}
    exporter={false}
    sort={{ field: 'at', order: 'DESC' }}
    perPage={50}
  >
    <Datagrid bulkActionButtons={false} expand={<Detail />} rowClick="expand">
      <DateField source="at" label="When" showTime locales="en-IN" />
      <TextField source="actor" label="Who" sortable={false} />
      <TextField source="action" label="What" sortable={false} />
      <TextField source="entity" label="Record" sortable={false} />
      <TextField source="entity_id" label="Id" sortable={false} />
    </Datagrid>
  </List>
);
