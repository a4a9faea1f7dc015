import type { PictureFocus } from '@naya/contract/urls';
import { Box } from '@mui/material';
import type { MouseEvent } from 'react';
import { colours } from '../theme.ts';

type Props = {
  url: string;
  name: string;
  focus: PictureFocus | null;
  onFocus: (focus: PictureFocus) => void;
};

/** A picture on which a click sets the point that stays in view when it is cut. */
export function FocalPicture({ url, name, focus, onFocus }: Props) {
  const setFocus = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const x = Math.round(((clientX - box.left) / box.width) * 100);
    const y = Math.round(((clientY - box.top) / box.height) * 100);
    onFocus({ x, y });
  };
  return (
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
