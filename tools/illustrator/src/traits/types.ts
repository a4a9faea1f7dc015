import type { Room } from '../interiors/interior.ts';
import type { MotifName } from '../motifs/by-key.ts';

type Hex = `#${string}`;

export type BrandTraits = {
  colours: { main: string; second: string };
  /** The goods or the service of the brand. */
  motif: MotifName;
  shop: 'shopfront' | 'kiosk' | `interior-${Room}`;
};

export type CategoryArt =
  | 'thali'
  | 'shopping-bag'
  | 'books'
  | 'dumbbell'
  | 'toolbox'
  | 'circuit'
  | 'keys'
  | 'comb-mirror'
  | 'car'
  | 'suitcase'
  | 'armchair-plant'
  | 'spinning-top';

export type CategoryTraits = {
  /** Degrees in OKLCH; lightness and chroma are the same for all categories. */
  hue: number;
  /** The still life that stands for the category. */
  art: CategoryArt;
};

export type HairStyle =
  | 'short-side-part'
  | 'short-curly-grey'
  | 'dupatta-over-hair'
  | 'turban-beard'
  | 'straight-shoulder'
  | 'low-bun';
export type Garment = 'shirt' | 'handloom-shirt' | 'kurta' | 'nehru-jacket' | 'blazer' | 'saree';
export type Accessory = 'glasses' | 'moustache' | 'earrings' | 'bindi' | 'turban-marigold';

export type PortraitTraits = {
  skin: Hex;
  hair: Hex;
  hairStyle: HairStyle;
  clothing: { garment: Garment; colour: Hex };
  accessory: Accessory | null;
};

/** Pictures for the covers of articles. */
export type ArticlePicture =
  | 'agreement'
  | 'calculator'
  | 'rubber-stamps'
  | 'tally-counter'
  | 'rupee-jar'
  | 'passbook'
  | 'long-receipt'
  | 'tea-cups'
  | 'map-pins'
  | 'aprons'
  | 'shop-row'
  | 'handshake-no'
  | 'blueprint'
  | 'shop-keys';
