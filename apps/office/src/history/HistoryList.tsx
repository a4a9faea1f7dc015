import { Box, Typography } from '@mui/material';
import { SelectInput, TextInput, useListContext } from 'react-admin';
import { OfficeList } from '../shared/OfficeList.tsx';
import { HistoryEntry, type HistoryLine } from '../shared/HistoryEntry.tsx';

const names: Record<string, string> = {
  franchise: 'Franchise',
  submission: 'Lead',
  category: 'Category',
  blog: 'Blog post',
  event: 'Event',
  synonyms: 'Search words',
  'reply-template': 'Reply template',
  'team-member': 'Team member',
  page: 'Page',
  picture: 'Picture',
  document: 'Settings and texts',
  user: 'Person',
  mail: 'Mail',
  work: 'Failed work',
};
const kinds = Object.entries(names).map(([id, name]) => ({ id, name }));

const filters = [
  <SelectInput key="entity" source="entity" label="Kind of record" choices={kinds} alwaysOn />,
  <TextInput key="actor" source="actor" label="Who" alwaysOn />,
];

/** 'Franchise “Chai Gully” approved', or by its number; an id of letters says nothing to anybody. */
function titleOf({ entity, entity_id, action, title }: HistoryLine): string {
  const isTelling = /^\d+$/.test(entity_id) || entity === 'document';
  const id = isTelling ? ` ${entity_id}` : '';
  return `${names[entity] ?? entity}${title ? ` “${title}”` : id} ${action}`;
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
