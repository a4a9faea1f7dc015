/** What the illustrator draws on an article's cover. */
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

export type ArticleCategory =
  | 'Agreements'
  | 'Money'
  | 'Compliance'
  | 'Location'
  | 'Due diligence'
  | 'Operations'
  | 'Growth'
  | 'For brands';

export type DemoArticle = {
  slug: string;
  title: string;
  category: ArticleCategory;
  tags: string[];
  /** The name of a team member. */
  author: string;
  /** Null where the blog list should fall back to the start of the content. */
  meta_description: string | null;
  /** ISO date. */
  published: string;
  picture: ArticlePicture;
  content: string;
};
