import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useGetList, type RaRecord } from 'react-admin';

type Picture = RaRecord & { url: string; original_name: string | null };
type Props = { onPick: (url: string) => void; onClose: () => void };

/** The library, newest first, to pick one from. */
export function PictureShelf({ onPick, onClose }: Props) {
  const [page, setPage] = useState(1);
  const { data = [], total = 0 } = useGetList<Picture>('media', {
    pagination: { page, perPage: 24 },
    sort: { field: 'created_at', order: 'DESC' },
  });
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="fileStore-title">
      <DialogTitle id="fileStore-title">Pictures</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, 140px)' }}>
          {data.map(({ id, url, original_name }) => (
            <Button key={id} onClick={() => onPick(url)} aria-label={original_name ?? 'Picture'}>
              <Box component="img" src={url} alt="" loading="lazy" sx={{ width: '100%' }} />
            </Button>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
          Newer
        </Button>
        <Button disabled={page * 24 >= total} onClick={() => setPage(page + 1)}>
          Older
        </Button>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
