import { pictureFocus, withPictureFocus } from '@naya/contract/urls';
import { Box, Button } from '@mui/material';
import type { MouseEvent } from 'react';
import { colours } from '../theme.ts';

type Props = {
  url: string;
  number: number;
  last: boolean;
  onMove: (step: -1 | 1) => void;
  onFocus: (url: string) => void;
  onRemove: () => void;
};

export function PictureTile({ url, number, last, onMove, onFocus, onRemove }: Props) {
  const focus = pictureFocus(url);
  const setFocus = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const x = Math.round(((clientX - box.left) / box.width) * 100);
    const y = Math.round(((clientY - box.top) / box.height) * 100);
    onFocus(withPictureFocus(url, { x, y }));
  };
  const name = `Picture ${number}`;
  return (
    <Box>
      <Box
        component="button"
        type="button"
        onClick={setFocus}
        aria-label={`${name}: set the focal point`}
        sx={frame}
      >
        <Box component="img" src={url} alt={name} sx={{ width: '100%', display: 'block' }} />
        {focus && <Box sx={{ ...dot, left: `${focus.x}%`, top: `${focus.y}%` }} />}
      </Box>
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

const frame = {
  position: 'relative',
  p: 0,
  border: 0,
  width: '100%',
  cursor: 'crosshair',
  borderRadius: 1,
};
const dot = {
  position: 'absolute',
  width: 16,
  height: 16,
  transform: 'translate(-50%, -50%)',
  borderRadius: '50%',
  border: '3px solid white',
  bgcolor: colours.brick,
};
