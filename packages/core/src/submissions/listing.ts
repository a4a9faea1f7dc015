import { listingImageCount } from '@naya/contract/constants';
import { costPartNames } from '@naya/contract/franchises/cost-parts';
import { pick } from '@naya/contract/pick';
import { splitTags } from '@naya/contract/format/tags';
import type { Place } from '@naya/contract/places/place';
import { readFranchiseText } from '@naya/contract/places/read-franchise-text';
import { listingSchema, type Listing } from '@naya/contract/submissions/listing';
import { placesOfListing } from '@naya/contract/submissions/listing-places';
import { mediaUrl } from '@naya/contract/urls';
import type { Db } from '@naya/db/client';
import { findCategoryId, insertFranchise } from '@naya/db/franchises/insert';
import { findErased } from '@naya/db/submissions/insert';
import { linkSubmission } from '@naya/db/person';
import type { Context } from '../context.ts';
import { invalid } from '../errors.ts';
import type { StoredPicture } from '../media-store.ts';
import { freeSlug } from '../records/save-record.ts';
import { variantJob } from '../media/variants.ts';
import { checkPictures, maxPictureBytes, storePictures } from './form-pictures.ts';
import { hashFiles, type ReceivedForm, type Sender } from './received-form.ts';
import { admitForm, storeSubmissionWith } from './store.ts';
import { parse } from '../parse.ts';
import { receiptFor } from './write.ts';

const pictureFields = Array.from({ length: listingImageCount }, (_, index) => `image${index + 1}`);
/** Files that a listing may carry; the server discards other files of its form. */
export const listingFiles = {
  fileFields: ['logo', ...pictureFields],
  maxFileBytes: maxPictureBytes,
};

/** A listing waits as a pending franchise until someone has reviewed it. */
export async function submitListing(context: Context, form: ReceivedForm, sender: Sender) {
  const listing = parse(listingSchema, form.fields);
  const category_id = await findCategoryId(context.db, listing.category);
  if (category_id === null) throw invalid({ category: 'Please select a category' });
  await admitForm(context, sender, listing.email);
  // A form that a device sends once more brings no picture back.
  const erased = sender.isTest ? null : await findErased(context.db, sender.key);
  if (erased) {
    await sender.onReplay();
    return receiptFor(erased);
  }

  const sent = { listing, files: await hashFiles(form, listingFiles.fileFields) };
  const takePictures = sender.isTest ? checkOnly : storePictures;
  // Files are stored first and named by content: a crash leaves at worst an unused file.
  const pictures = await takePictures(context, form, listingFiles.fileFields);
  const logo = addressOf(pictures.get('logo'));
  const images = pictureFields.map((field) => addressOf(pictures.get(field))).filter(isGiven);
  return storeSubmissionWith(
    context,
    sender,
    {
      kind: 'listing',
      name: listing.name,
      email: listing.email,
      phone: listing.phone,
      payload: { ...listing, logo, images },
      sent,
      answer: 'Your franchise listing has been submitted successfully!',
    },
    async (tx, id) => {
      await createPending(tx, id, listing, { category_id, logo, images });
      await context.enqueue(tx, 'make-variants', ...[...pictures.values()].map(variantJob));
    },
  );
}

const checkOnly: typeof storePictures = async (...checked) => {
  await checkPictures(...checked);
  return new Map();
};

async function createPending(
  tx: Db,
  submissionId: number,
  listing: Listing,
  stored: { category_id: number; logo: string | null; images: string[] },
) {
  const territory_details = splitTags(listing.operatingstates);
  const { doubts, outlet_cities: states } = readFranchiseText({ locations: [], territory_details });
  const places = placesOfListing(listing);
  const isNamed = ({ state }: Place) => places.outlet_cities.some((each) => each.state === state);
  const { id } = await insertFranchise(tx, {
    slug: await freeSlug(tx, 'franchises', listing.business_name),
    business_name: listing.business_name,
    business_logo: stored.logo,
    images: stored.images,
    category_id: stored.category_id,
    description: listing.description,
    headquarters: listing.Headquarters,
    territory_details,
    ...places,
    // A state in which it names cities says nothing more.
    outlet_cities: [...places.outlet_cities, ...states.filter((state) => !isNamed(state))],
    place_doubts: doubts,
    investment_min: listing.investment_min,
    investment_max: listing.investment_max,
    website: listing.website || null,
    model_type: listing.franchise_model,
    ...pick(listing, costPartNames),
    costs_not_included: splitTags(listing.costs_not_included ?? ''),
    status: 'pending',
  });
  await linkSubmission(tx, submissionId, id);
}

const addressOf = (picture: StoredPicture | undefined) => (picture ? mediaUrl(picture) : null);
const isGiven = (address: string | null) => address !== null;
