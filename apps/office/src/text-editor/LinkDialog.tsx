import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { focusIt } from '../shared/focus.ts';
import { linkTarget } from './link-target.ts';

type Props = {
  href: string | null;
  /** Null removes the link. */
  onChange: (href: string | null) => void;
  onClose: () => void;
};

export function LinkDialog({ href, onChange, onClose }: Props) {
  const [isWrong, setWrong] = useState(false);
  const give = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble out of a portal: the record's form would be saved.
    event.stopPropagation();
    const typed = new FormData(event.currentTarget).get('href');
    const target = typeof typed === 'string' ? linkTarget(typed) : null;
    if (target === null) setWrong(true);
    else onChange(target);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="link-title">
      <form onSubmit={give} noValidate>
        <DialogTitle id="link-title">Link</DialogTitle>
        <DialogContent>
          <TextField
            name="href"
            label="Leads to"
            defaultValue={href ?? ''}
            error={isWrong}
            helperText={
              isWrong
                ? 'Please enter an address such as https://example.in or /contact'
                : 'An address on the web, a page of this site such as /contact, mailto: or tel:'
            }
            inputRef={focusIt}
            fullWidth
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          {href !== null && <Button onClick={() => onChange(null)}>Remove the link</Button>}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Set the link
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
