import { cardVersion, franchiseCard, postCard, type CardBrand } from '@naya/contract/cards';
import { cardUrls } from '@naya/contract/urls';
import type { Post } from '../routes/blog-post/to-post.ts';
import type { DetailFranchise } from '../routes/franchise/detail-franchise.ts';

/** Where the picture of a link to a franchise is drawn. */
export function franchiseCardUrl(
  franchise: DetailFranchise | null,
  brand: CardBrand,
): string | null {
  return (
    franchise && cardUrls.franchise(franchise.id, cardVersion(franchiseCard(franchise), brand))
  );
}

export function postCardUrl(post: Post | null, brand: CardBrand): string | null {
  return post && cardUrls.post(post.slug, cardVersion(postCard(post), brand));
}
