import { historyEntities, type HistoryLine } from '@naya/contract/history';
import { Box, Typography } from '@mui/material';
import { SelectInput, TextInput, useListContext } from 'react-admin';
import { choicesOf } from './shared/field-names.ts';
import { OfficeList } from './shared/OfficeList.tsx';
import { HistoryEntry } from './shared/HistoryEntry.tsx';

const kinds = choicesOf(historyEntities);

const filters = [
  <SelectInput key="entity" source="entity" label="Kind of record" choices={kinds} alwaysOn />,
  <TextInput key="actor" source="actor" label="Who" alwaysOn />,
];

/** 'Franchise “Chai Gully” approved', or by its number; an id of letters says nothing to anybody. */
function titleOf({ entity, entity_id, action, title }: HistoryLine): string {
  const isTelling = /^\d+$/.test(entity_id) || entity === 'document';
  const id = isTelling ? ` ${entity_id}` : '';
  return `${historyEntities[entity]}${title ? ` “${title}”` : id} ${action}`;
}

function Lines() {
  const { data = [], isPending } = useListContext<HistoryLine>();
  return (
    <Box sx={{ p: 1 }}>
      {data.length === 0 && !isPending && (
        <Typography sx={{ p: 1 }}>Nothing like this has happened yet.</Typography>
      )}
      {data.map((line) => (
        <HistoryEntry key={line.id} line={line} title={titleOf(line)} />
      ))}
    </Box>
  );
}

/** Everything that anybody has done, the newest first. */
export const HistoryList = () => (
  <OfficeList filters={filters} sort={{ field: 'at', order: 'DESC' }} perPage={50} title="History">
    <Lines />
  </OfficeList>
);
