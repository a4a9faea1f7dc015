import { Box } from '@mui/material';
import { encode } from 'uqr';

/** For the camera of a phone; who cannot use it types the key that stands beside it. */
export default function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 4 });
  const dots = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <Box
      component="svg"
      aria-labelledby="qr-title"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 200, height: 200, flexShrink: 0, borderRadius: 1 }}
    >
      <title id="qr-title">QR code for your authenticator app</title>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dots.join('')} />
    </Box>
  );
}
