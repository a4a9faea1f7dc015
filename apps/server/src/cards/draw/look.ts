import type { CardBrand } from '@naya/contract/cards';
import { provider } from '@naya/contract/site-info/provider';
import { makePalette } from '../../theme/palette.ts';
import { printable } from './fonts.ts';

/** A card shows this of the site itself; the logo is a data URL. */
export type Look = Record<'name' | 'sign' | 'board' | 'onBoardMuted' | 'wall' | 'edge', string> & {
  logo: string | null;
};

const ownColours = {
  sign: '#0b5b4a',
  board: '#084638',
  onBoardMuted: '#c4d9cf',
  wall: '#2b8a72',
  edge: '#05241c',
};

export function lookOf(brand: CardBrand, logo: string | null): Look {
  const name = printable(brand?.name ?? '') || provider.siteName;
  if (!brand?.colour) return { ...ownColours, name, logo };
  const { light, dark } = makePalette(brand.colour);
  return {
    name,
    logo,
    sign: light.sign,
    board: light.board,
    onBoardMuted: light['on-board-muted'],
    wall: dark['logo-wall'],
    edge: dark['logo-edge'],
  };
}
