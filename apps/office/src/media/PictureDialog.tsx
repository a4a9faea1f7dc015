import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { LibraryPicture, PictureUse, PictureHolder } from '@naya/contract/media/office-form';
import { call } from '../api/call.ts';
import { confirmDrop } from '../shared/leave-guard.tsx';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useAction } from '../shared/use-action.ts';
import { useSmallForm } from '../shared/use-small-form.ts';
import { FocalPicture } from './FocalPicture.tsx';
import { UploadButton } from './UploadButton.tsx';

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
  const { errors, isTyped, formProps } = useSmallForm({
    send: (typed) => call('PUT', path, { ...Object.fromEntries(typed), focus }),
    done: 'Saved.',
    failed: 'It is not saved.',
    onDone: done,
  });
  const close = () => {
    if (confirmDrop(isTyped)) onClose();
  };
  const remove = async () => {
    const messages = {
      done: 'Deleted. The history can bring it back for a month.',
      failed: 'It is still there.',
    };
    if (await run(() => call('DELETE', path), messages)) done();
  };
  const isUsed = picture.uses.length > 0;
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="picture-title">
      <Box component="form" {...formProps} sx={scrolling}>
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
          <Button onClick={close}>Close</Button>
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

/** Where a picture is shown, each with its screen. */
const PictureUses = ({ uses }: { uses: PictureUse[] }) => (
  <Box>
    <Typography variant="subtitle2" component="h3">
      This picture is {describeUses(uses)}
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {uses.map((use) => {
        const { words, path } = describeUse(use);
        return (
          <li key={`${use.entity} ${use.id}`}>
            {path ? (
              <Link component={RouterLink} to={path}>
                {words}
              </Link>
            ) : (
              words
            )}
          </li>
        );
      })}
    </Box>
  </Box>
);

type Kind = { one: string; many: string; path: string | null };

/** The records that may show a picture; a form of a visitor has no screen for editors. */
const kinds: Record<PictureHolder, Kind> = {
  franchise: { one: 'franchise', many: 'franchises', path: '/franchises' },
  blog: { one: 'post', many: 'posts', path: '/blogs' },
  page: { one: 'page', many: 'pages', path: '/pages' },
  category: { one: 'category', many: 'categories', path: '/categories' },
  event: { one: 'event', many: 'events', path: '/events' },
  'team-member': { one: 'team member', many: 'team members', path: '/team' },
  document: { one: 'text of the site', many: 'texts of the site', path: '/settings' },
  submission: { one: 'listing form', many: 'listing forms', path: null },
};

/** 'in 2 posts, 1 page' */
export function describeUses(uses: PictureUse[]): string {
  const counted = Object.entries(kinds).flatMap(([entity, { one, many }]) => {
    const count = uses.filter((use) => use.entity === entity).length;
    return count === 0 ? [] : `${count} ${count === 1 ? one : many}`;
  });
  return counted.length === 0 ? 'not in use' : `in ${counted.join(', ')}`;
}

function describeUse({ entity, id, title }: PictureUse) {
  const { one, path } = kinds[entity];
  return { words: `${one}: ${title ?? id}`, path: path && `${path}/${id}` };
}

export const nameOf = ({ original_name }: LibraryPicture) => original_name ?? 'Without a name';
