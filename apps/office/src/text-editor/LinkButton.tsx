import InsertLink from '@mui/icons-material/InsertLink';
import {
  ToggleButton,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useState } from 'react';
import { isWebUrl } from '@naya/contract/forms/rules';
import { completeUrl } from '@naya/contract/parse-url';
import { focusIt } from '../shared/TextFieldWithError.tsx';

/** Makes the chosen words a link; within one, changes or removes it. */
export function LinkButton() {
  const editor = useTiptapEditor();
  const [isOpen, setOpen] = useState(false);
  const { href, isOffered } = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const link: unknown = current?.getAttributes('link')['href'];
      const url = typeof link === 'string' ? link : null;
      return { href: url, isOffered: url !== null || !(current?.state.selection.empty ?? true) };
    },
  });
  const change = (target: string | null) => {
    setOpen(false);
    const chain = editor.chain().focus().extendMarkRange('link');
    (target === null ? chain.unsetLink() : chain.setLink({ href: target })).run();
    // Chosen any longer, the words would be replaced by what is typed or put in next.
    editor.commands.setTextSelection(editor.state.selection.to);
  };
  return (
    <>
      <ToggleButton
        value="link"
        aria-label="Link"
        title={isOffered ? 'Link' : 'Link: choose the words first'}
        disabled={!isOffered}
        selected={href !== null}
        onClick={() => setOpen(true)}
      >
        <InsertLink fontSize="inherit" />
      </ToggleButton>
      {isOpen && <LinkDialog href={href} onChange={change} onClose={() => setOpen(false)} />}
    </>
  );
}

type Props = {
  href: string | null;
  /** Null removes the link. */
  onChange: (href: string | null) => void;
  onClose: () => void;
};

function LinkDialog({ href, onChange, onClose }: Props) {
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

/** A place on this site, a mailbox or a telephone; anything else is an address on the web. */
const asTyped = /^(?:[/#]|mailto:\S+@\S+|tel:[\d+])/i;

/** Where a link is to lead; null for what leads nowhere. */
function linkTarget(typed: string): string | null {
  const text = typed.trim();
  if (asTyped.test(text)) return text;
  const url = completeUrl(text);
  return isWebUrl(url) ? url : null;
}
