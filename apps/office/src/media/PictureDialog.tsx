import type { LibraryPicture } from '@naya/contract/media/office-form';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../api/call.ts';
import { FocalPicture } from '../shared/FocalPicture.tsx';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useAction } from '../shared/use-action.ts';
import { UploadButton } from '../shared/UploadButton.tsx';
import { useSmallForm } from '../shared/use-small-form.ts';
import { nameOf } from './name-of.ts';
import { PictureUses } from './PictureUses.tsx';

type Props = { picture: LibraryPicture; onClose: () => void; onChange: () => void };

/** Name, description and focal point of a picture, where it is shown, and what can be done about it. */
export function PictureDialog({ picture, onClose, onChange }: Props) {
  const [focus, setFocus] = useState(picture.focus);
  const notify = useNotify();
  const run = useAction();
  const path = `/media/${picture.id}`;
  const done = () => {
    onChange();
    onClose();
  };
  const { errors, onSubmit } = useSmallForm({
    send: (typed) => call('PUT', path, { ...Object.fromEntries(typed), focus }),
    done: 'Saved.',
    failed: 'It is not saved.',
    onDone: done,
  });
  const remove = async () => {
    const told = {
      done: 'Deleted. The history can bring it back for a month.',
      failed: 'It is still there.',
    };
    if (await run(() => call('DELETE', path), told)) done();
  };
  const isUsed = picture.uses.length > 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="picture-title">
      <Box component="form" noValidate onSubmit={onSubmit} sx={scrolling}>
        <DialogTitle id="picture-title" sx={{ overflowWrap: 'anywhere' }}>
          {nameOf(picture)}
        </DialogTitle>
        <DialogContent sx={columns}>
          <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
            <FocalPicture url={picture.url} name="Picture" focus={focus} onFocus={setFocus} />
            <Button disabled={!focus} onClick={() => setFocus(null)} sx={{ justifySelf: 'start' }}>
              No focal point
            </Button>
          </Box>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', pt: 1 }}>
            <TextFieldWithError
              name="original_name"
              label="Name"
              defaultValue={picture.original_name ?? ''}
              errorText={errors['original_name']}
            />
            <TextFieldWithError
              name="alt"
              label="What it shows"
              helperText="Read out to those who do not see it. New uses take it and the focal point."
              defaultValue={picture.alt ?? ''}
              errorText={errors['alt']}
              multiline
            />
            <PictureUses uses={picture.uses} />
          </Box>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button color="error" disabled={isUsed} onClick={() => void remove()} sx={{ mr: 'auto' }}>
            {isUsed ? 'Delete (only when not in use)' : 'Delete'}
          </Button>
          <UploadButton
            label="Replace everywhere"
            path={`${path}/replacement`}
            onStored={() => {
              notify('Replaced everywhere.', { type: 'success' });
              done();
            }}
          />
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="contained">
            Save
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** The dialog's content scrolls between its title and its buttons, through the form around them. */
const scrolling = { display: 'flex', flexDirection: 'column', minHeight: 0 };
const columns = { display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } };
