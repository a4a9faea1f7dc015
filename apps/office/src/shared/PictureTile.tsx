import { pictureFocus, withPictureFocus } from '@naya/contract/urls';
import { Box, Button } from '@mui/material';
import { FocalPicture } from './FocalPicture.tsx';

type Props = {
  url: string;
  number: number;
  last: boolean;
  onMove: (step: -1 | 1) => void;
  onFocus: (url: string) => void;
  onRemove: () => void;
};

export function PictureTile({ url, number, last, onMove, onFocus, onRemove }: Props) {
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
