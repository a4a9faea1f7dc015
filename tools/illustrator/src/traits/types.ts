type Hex = `#${string}`;

export type BrandTraits = {
  colours: { main: string; second: string };
  /** The goods or the service of the brand. */
  motif: string;
  shop:
    | 'shopfront'
    | 'kiosk'
    | 'interior-cafe'
    | 'interior-class'
    | 'interior-gym'
    | 'interior-clinic'
    | 'interior-store'
    | 'interior-office';
};

export type CategoryTraits = {
  /** Degrees in OKLCH; lightness and chroma are the same for all categories. */
  hue: number;
  /** The still life that stands for the category. */
  art: string;
};

export type PortraitTraits = {
  skin: Hex;
  hair: Hex;
  hairStyle: string;
  clothing: { garment: string; colour: Hex };
  accessory: string | null;
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
