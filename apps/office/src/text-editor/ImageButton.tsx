import ImageIcon from '@mui/icons-material/Image';
import { ToggleButton } from '@mui/material';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useState } from 'react';
import { putPictures } from './put-in.ts';
import { PicturePicker } from '../media/PicturePicker.tsx';

/** Puts a picture of the library into the text; a new one is uploaded into the library first. */
export function ImageButton() {
  const editor = useTiptapEditor();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToggleButton
        value="image"
        aria-label="Insert a picture"
        title="Insert a picture"
        onClick={() => setOpen(true)}
      >
        <ImageIcon fontSize="inherit" />
      </ToggleButton>
      {isOpen && (
        <PicturePicker
          onClose={() => setOpen(false)}
          onPick={({ url, alt }) => {
            setOpen(false);
            putPictures(editor, [{ url, alt }]);
          }}
        />
      )}
    </>
  );
}
