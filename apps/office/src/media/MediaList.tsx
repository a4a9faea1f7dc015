import type { LibraryPicture } from '@naya/contract/media/office-form';
import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { useState } from 'react';
import { TopToolbar, useListContext, useRefresh } from 'react-admin';
import { OfficeList, searchFilters } from '../shared/OfficeList.tsx';
import { showDay } from '../shared/show-value.ts';
import { UploadButton } from './UploadButton.tsx';
import { nameOf, PictureDialog, describeUses } from './PictureDialog.tsx';

const Actions = () => {
  const refresh = useRefresh();
  return (
    <TopToolbar>
      <UploadButton label="Upload pictures" multiple onStored={refresh} />
    </TopToolbar>
  );
};

function PictureCard({ picture, onOpen }: { picture: LibraryPicture; onOpen: () => void }) {
  return (
    <Card variant="outlined">
      <CardActionArea onClick={onOpen}>
        <Box component="img" src={picture.url} alt="" loading="lazy" sx={thumbnail} />
        <Box sx={{ p: 1 }}>
          <Typography variant="body2" noWrap>
            {nameOf(picture)}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {describeUses(picture.uses)}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {picture.width} × {picture.height} · {showDay(picture.created_at)}
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  );
}

function Grid() {
  const { data = [], isPending } = useListContext<LibraryPicture>();
  const refresh = useRefresh();
  const [openId, setOpenId] = useState<LibraryPicture['id'] | null>(null);
  const open = data.find(({ id }) => id === openId);
  if (data.length === 0 && !isPending) {
    return <Typography sx={{ p: 2 }}>No pictures here.</Typography>;
  }
  return (
    <Box sx={grid}>
      {data.map((picture) => (
        <PictureCard key={picture.id} picture={picture} onOpen={() => setOpenId(picture.id)} />
      ))}
      {open && <PictureDialog picture={open} onClose={() => setOpenId(null)} onChange={refresh} />}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  p: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
};
const thumbnail = { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', display: 'block' };

export const MediaList = () => (
  <OfficeList
    actions={<Actions />}
    filters={searchFilters}
    perPage={48}
    sort={{ field: 'created_at', order: 'DESC' }}
    title="Pictures"
  >
    <Grid />
  </OfficeList>
);
