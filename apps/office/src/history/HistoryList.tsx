import { Box } from '@mui/material';
import { TextInput, useListContext } from 'react-admin';
import { OfficeList } from '../shared/OfficeList.tsx';
import { HistoryEntry, type HistoryLine } from '../shared/HistoryEntry.tsx';

const filters = [
  <TextInput key="entity" source="entity" label="Kind of record" alwaysOn />,
  <TextInput key="actor" source="actor" label="Who" alwaysOn />,
];

function Lines() {
  const { data = [] } = useListContext<HistoryLine>();
  return (
    <Box sx={{ p: 1 }}>
      {data.map((line) => (
        <HistoryEntry
          key={line.id}
          line={line}
          title={`${line.entity} ${line.entity_id}: ${line.action}`}
        />
      ))}
    </Box>
  );
}

/** Everything that anybody has done, the newest first. */
export const HistoryList = () => (
  <OfficeList filters={filters} sort={{ field: 'at', order: 'DESC' }} perPage={50}>
    <Lines />
  </OfficeList>
);
