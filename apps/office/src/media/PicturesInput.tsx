import { Box, Button, Typography } from '@mui/material';
import { useState, type DragEvent } from 'react';
import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { pictureFocus, withPictureFocus } from '@naya/contract/urls';
import { Fieldset } from '../shared/OfficeForm.tsx';
import { FocalPicture } from './FocalPicture.tsx';
import { UploadButton } from './UploadButton.tsx';
import { PicturePicker } from './PicturePicker.tsx';

function moved(urls: string[], from: number, to: number): string[] {
  const rest = urls.filter((_, index) => index !== from);
  return [...rest.slice(0, to), urls[from] ?? '', ...rest.slice(to)];
}

/** Pictures in their order: dragged, or moved by buttons; a click on one sets its focal point. */
export function PicturesInput({ source, label }: { source: string; label: string }) {
  const { field } = useInput<Record<string, unknown>>({ source });
  const urls: string[] = Array.isArray(field.value) ? field.value : [];
  const { getValues } = useFormContext();
  const add = (more: string[]) => {
    // Read when they have come: meanwhile others may have been moved or removed.
    const present: string[] = getValues(source) ?? [];
    field.onChange([...new Set([...present, ...more])]);
  };
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== null) field.onChange(moved(urls, dragged, to));
    setDragged(null);
  };
  return (
    <Fieldset label={label}>
      <Typography variant="body2" color="text.secondary">
        Drag to order; the first one is the cover. A click on a picture sets the point that stays in
        view when it is cut.
      </Typography>
      <Box component="ol" sx={grid}>
        {urls.map((url, index) => (
          <Box
            component="li"
            key={url}
            draggable
            onDragStart={() => setDragged(index)}
            onDragOver={(event: DragEvent) => event.preventDefault()}
            onDrop={(event: DragEvent) => drop(event, index)}
          >
            <PictureTile
              url={url}
              number={index + 1}
              last={index === urls.length - 1}
              onMove={(step) => field.onChange(moved(urls, index, index + step))}
              onFocus={(next) => field.onChange(urls.map((each) => (each === url ? next : each)))}
              onRemove={() => field.onChange(urls.filter((each) => each !== url))}
            />
          </Box>
        ))}
      </Box>
      <UploadButton label="Upload pictures" multiple onStored={add} />
      <Button onClick={() => setLibraryOpen(true)}>From the library</Button>
      {isLibraryOpen && (
        <PicturePicker
          onClose={() => setLibraryOpen(false)}
          onPick={({ url }) => {
            add([url]);
            setLibraryOpen(false);
          }}
        />
      )}
    </Fieldset>
  );
}

const grid = {
  listStyle: 'none',
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
};

type Props = {
  url: string;
  number: number;
  last: boolean;
  onMove: (step: -1 | 1) => void;
  onFocus: (url: string) => void;
  onRemove: () => void;
};

function PictureTile({ url, number, last, onMove, onFocus, onRemove }: Props) {
  const name = `Picture ${number}`;
  return (
    <Box>
      <FocalPicture
        url={url}
        name={name}
        focus={pictureFocus(url)}
        onFocus={(focus) => onFocus(withPictureFocus(url, focus))}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Button
          size="small"
          disabled={number === 1}
          onClick={() => onMove(-1)}
          aria-label={`${name}: earlier`}
        >
          ←
        </Button>
        <Button size="small" color="error" onClick={onRemove} aria-label={`${name}: remove`}>
          ✕
        </Button>
        <Button
          size="small"
          disabled={last}
          onClick={() => onMove(1)}
          aria-label={`${name}: later`}
        >
          →
        </Button>
      </Box>
    </Box>
  );
}
