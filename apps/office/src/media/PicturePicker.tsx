import type { LibraryPicture } from '@naya/contract/media/office-form';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { UploadButton } from './UploadButton.tsx';
import { nameOf } from './PictureDialog.tsx';

type Picked = Pick<LibraryPicture, 'url' | 'alt'>;
type Props = { onPick: (picture: Picked) => void; onClose: () => void };

const perPage = 24;

/** The library, newest first, to pick one from; what is uploaded here is picked at once. */
export function PicturePicker({ onPick, onClose }: Props) {
  const [page, setPage] = useState(1);
  const [words, setWords] = useState('');
  const { data = [], total = 0 } = useGetList<LibraryPicture>('media', {
    pagination: { page, perPage },
    sort: { field: 'created_at', order: 'DESC' },
    filter: { q: words },
  });
  const search = (typed: string) => {
    setWords(typed);
    setPage(1);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="shelf-title">
      <DialogTitle id="shelf-title">Pictures</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', py: 1 }}>
          <TextField
            label="Search by name or what it shows"
            size="small"
            value={words}
            onChange={({ target }) => search(target.value)}
            sx={{ flex: '1 1 240px' }}
          />
          <UploadButton
            label="Upload a new one"
            onStored={([url]) => url && onPick({ url, alt: null })}
          />
        </Box>
        {data.length === 0 && 'No pictures here.'}
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
          }}
        >
          {data.map((picture) => (
            <Button
              key={picture.id}
              onClick={() => onPick(picture)}
              aria-label={picture.alt ?? nameOf(picture)}
            >
              <Box component="img" src={picture.url} alt="" loading="lazy" sx={{ width: '100%' }} />
            </Button>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
          Newer
        </Button>
        <Button disabled={page * perPage >= total} onClick={() => setPage(page + 1)}>
          Older
        </Button>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
