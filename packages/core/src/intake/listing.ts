import { listingImageCount } from '@naya/contract/constants';
import { splitTags } from '@naya/contract/format/tags';
import { listingSchema, type Listing } from '@naya/contract/requests/listing';
import { slugOf } from '@naya/contract/slug';
import { mediaUrl } from '@naya/contract/urls';
import type { Db } from '@naya/db/client';
import { findCategoryId, insertFranchise, isSlugTaken } from '@naya/db/queries/franchises-write';
import { insertMedia } from '@naya/db/queries/media';
import { linkSubmission } from '@naya/db/queries/submissions';
import type { Context } from '../context.ts';
import { CoreError, invalid } from '../errors.ts';
import { keepSubmission, parse, type Sender } from './submission.ts';

const maxFileBytes = 5 * 1024 * 1024;
const pictureFields = Array.from({ length: listingImageCount }, (_, index) => `image${index + 1}`);

/** A listing waits as a pending franchise until someone has reviewed it. */
export async function submitListing(context: Context, form: FormData, sender: Sender) {
  const fields = [...form.entries()].filter(([, value]) => typeof value === 'string');
  const listing = parse(listingSchema, Object.fromEntries(fields));
  const category_id = await findCategoryId(context.db, listing.category);
  if (category_id === null) throw invalid({ category: 'Please select a category' });

  // Files are stored first and named by content: a crash leaves at worst an unused file.
  const logo = await storePicture(context, form, 'logo');
  const images: string[] = [];
  for (const field of pictureFields) {
    const image = await storePicture(context, form, field);
    if (image) images.push(image);
  }
  return keepSubmission(
    context,
    sender,
    {
      kind: 'listing',
      name: listing.name,
      email: listing.email,
      phone: listing.phone,
      payload: { ...listing, logo, images },
      answer: 'Your franchise listing has been submitted successfully!',
    },
    (tx, id) => createPending(tx, id, listing, { category_id, logo, images }),
  );
}

async function createPending(
  tx: Db,
  submissionId: number,
  listing: Listing,
  stored: { category_id: number; logo: string | null; images: string[] },
) {
  const { id } = await insertFranchise(tx, {
    slug: await freeSlug(tx, listing.business_name),
    business_name: listing.business_name,
    business_logo: stored.logo,
    images: stored.images,
    category_id: stored.category_id,
    description: listing.description,
    headquarters: listing.Headquarters,
    territory_details: splitTags(listing.operatingstates),
    investment_min: listing.investment_min,
    investment_max: listing.investment_max,
    website: listing.website || null,
    model_type: listing.franchise_model,
    status: 'pending',
  });
  await linkSubmission(tx, submissionId, id);
}

/** 'chai-gully', 'chai-gully-2', … */
async function freeSlug(tx: Db, name: string): Promise<string> {
  const wanted = slugOf(name) || 'franchise';
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`;
    if (!(await isSlugTaken(tx, slug))) return slug;
  }
}

/** A picture of a form, stored; null when there is none in that field. */
export async function storePicture({ db, media }: Context, form: FormData, field: string) {
  const file = form.get(field);
  if (!(file instanceof File) || file.size === 0) return null;
  if (file.size > maxFileBytes) {
    throw new CoreError('too_large', 'Each picture may have at most 5 MB.', {
      [field]: 'This picture is larger than 5 MB.',
    });
  }
  const picture = await media
    .storeUpload(new Uint8Array(await file.arrayBuffer()))
    .catch((error: unknown) => {
      if (!(error instanceof CoreError)) throw error;
      throw new CoreError(error.code, error.message, { [field]: error.message });
    });
  await insertMedia(db, { ...picture, original_name: file.name.slice(0, 200) });
  return mediaUrl(picture);
}
