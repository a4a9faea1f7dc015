import { Box, Card, Typography } from '@mui/material';
import { SearchInput, TopToolbar, useListContext, useRefresh, type RaRecord } from 'react-admin';
import { OfficeList } from '../shared/OfficeList.tsx';
import { showDay } from '../shared/show-value.ts';
import { UploadButton } from '../shared/UploadButton.tsx';

type Picture = RaRecord & {
  url: string;
  width: number;
  height: number;
  original_name: string | null;
  created_at: string;
};

const Actions = () => {
  const refresh = useRefresh();
  return (
    <TopToolbar>
      <UploadButton label="Upload pictures" multiple onStored={refresh} />
    </TopToolbar>
  );
};

const filters = [<SearchInput key="q" source="q" alwaysOn />];

function Grid() {
  const { data = [], isPending } = useListContext<Picture>();
  if (data.length === 0 && !isPending) {
    return <Typography sx={{ p: 2 }}>No pictures here yet.</Typography>;
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        p: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
      }}
    >
      {data.map((picture) => (
        <Card key={picture.id} variant="outlined">
          <Box component="img" src={picture.url} alt="" loading="lazy" sx={{ width: '100%' }} />
          <Box sx={{ p: 1 }}>
            <Typography variant="body2" noWrap>
              {picture.original_name ?? 'Without a name'}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {picture.width} × {picture.height} · {showDay(picture.created_at)}
            </Typography>
          </Box>
        </Card>
      ))}
    </Box>
  );
}

export const MediaList = () => (
  <OfficeList
    actions={<Actions />}
    filters={filters}
    perPage={48}
    sort={{ field: 'created_at', order: 'DESC' }}
    title="Pictures"
  >
    <Grid />
  </OfficeList>
);
