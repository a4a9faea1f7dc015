import { cardSize } from '@naya/contract/constants';
import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import { colours, fontFamily, type Look } from './look.ts';

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${btoa(svg)}`;

/** Satori wants a display for whatever holds more than one thing. */
export function box(style: CSSProperties, ...children: ReactNode[]) {
  return h('div', { style: { display: 'flex', ...style } }, ...children);
}

export function picture(src: string, style: CSSProperties & { width: number; height: number }) {
  return h('img', { src, width: style.width, height: style.height, style });
}

export function sheet(ground: string, ...children: ReactNode[]) {
  return box(
    {
      ...cardSize,
      flexDirection: 'column',
      backgroundColor: ground,
      color: colours.ink,
      fontFamily,
      fontWeight: 500,
    },
    ...children,
  );
}

const stripe = 60;
const drop = 44;

/** The awning along the upper edge: stripes that end in scallops. */
export function awning(a: string, b: string) {
  const { width } = cardSize;
  const round = stripe / 2;
  const stripes = Array.from({ length: width / stripe }, (_, index) => {
    const x = index * stripe;
    const path = `M${x} 0h${stripe}v${drop}a${round} ${round} 0 0 1-${stripe} 0z`;
    return `<path d="${path}" fill="${index % 2 === 0 ? a : b}"/>`;
  }).join('');
  const height = drop + round;
  const shade = `<rect width="${width}" height="10" fill="#3a2600" opacity=".14"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${stripes}${shade}</svg>`;
  return picture(dataUrl(svg), { width, height });
}

/** A shopfront under its awning, as in the site's header. */
export function drawMark(wall: string, edge: string): string {
  const roof =
    'M7 3h26l4 12a4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0A4.25 4.25 0 0 1 3 15z';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="512" height="512"><path d="M6 14h28v21a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2z" fill="${wall}"/><path d="M10 24a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v13h-9zM23 22h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z" fill="#fff6e4"/><path d="${roof}" fill="#fff6e4"/><path d="M7 3h6.5L11.5 15A4.25 4.25 0 0 1 3 15zM20 3h6.5l2 12a4.25 4.25 0 0 1-8.5 0z" fill="#f2a516"/><path d="${roof}" fill="none" stroke="${edge}" stroke-width="1.5" stroke-linejoin="round"/></svg>`;
}

/** On a white plate: a logo is made for paper. */
function ownLogo(logo: string, size: number) {
  const plate = { backgroundColor: '#ffffff', borderRadius: 8, padding: 4 };
  return box(plate, picture(logo, { width: size, height: size, objectFit: 'contain' }));
}

export function siteName({ name, logo, wall, edge }: Look, color: string, size: number) {
  const side = Math.round(size * 1.5);
  return box(
    { alignItems: 'center', color, fontSize: size, fontWeight: 800, letterSpacing: -0.5 },
    logo
      ? ownLogo(logo, side)
      : picture(dataUrl(drawMark(wall, edge)), { width: side, height: side }),
    box({ marginLeft: Math.round(size * 0.35) }, name),
  );
}

/** The board at the foot of every card. */
export function foot(look: Look, note: string) {
  return box(
    {
      height: 92,
      padding: '0 64px',
      alignItems: 'center',
      justifyContent: 'space-between',
      backgroundColor: look.board,
      color: look.onBoardMuted,
      fontSize: 27,
    },
    siteName(look, colours.cream, 34),
    box({}, note),
  );
}

/** Large for few letters, smaller for many; what does not fit ends in dots. */
export function title(text: string, sizes: [letters: number, size: number][], lines: number) {
  const [, size] = sizes.find(([letters]) => text.length <= letters) ?? sizes.at(-1) ?? [0, 48];
  return h(
    'div',
    {
      style: {
        display: 'block',
        fontSize: size,
        fontWeight: 800,
        lineHeight: 1.04,
        letterSpacing: -1,
        lineClamp: lines,
        wordBreak: 'break-word',
      },
    },
    text,
  );
}

export function chip(text: string, { tint, ink }: { tint: string; ink: string }) {
  return box(
    {
      alignSelf: 'flex-start',
      maxWidth: 560,
      padding: '8px 16px 6px',
      borderRadius: 8,
      backgroundColor: tint,
      color: ink,
      fontSize: 26,
      fontWeight: 700,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    text,
  );
}
