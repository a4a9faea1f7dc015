import type { OwnBrand } from '@naya/contract/brands/entity';
import { listingPicturesSchema } from '@naya/contract/brands/listing-form';
import { franchiseFields } from '@naya/contract/franchises/fields';
import { mediaUrl, withoutPictureFocus } from '@naya/contract/urls';
import type { Context } from '../context.ts';
import { invalid } from '../errors.ts';
import { variantJob } from '../media/variants.ts';
import { storePictures } from '../submissions/form-pictures.ts';
import { listingFiles } from '../submissions/listing.ts';
import type { ReceivedForm } from '../submissions/received-form.ts';
import { parse } from '../parse.ts';
import { openListing, saveLive } from './listing.ts';
import { type Person, transactionBy } from '../people.ts';

/** New pictures come behind the kept ones. Only pictures that stand in the listing can be kept: nobody shows another's files. */
export async function saveListingPictures(
  context: Context,
  person: Person,
  brand: OwnBrand,
  form: ReceivedForm,
): Promise<void> {
  const { images: kept, logo: keptLogo, version } = parse(listingPicturesSchema, form.fields);
  const stored = await storePictures(context, form, listingFiles.fileFields);
  const logo = stored.get('logo');
  const added = [...stored].filter(([field]) => field !== 'logo').map(([, each]) => mediaUrl(each));
  await transactionBy(context, person, async (tx) => {
    const row = await openListing(tx, brand, { version });
    const known = new Set(row.images.map(withoutPictureFocus));
    if (!kept.every((url) => known.has(withoutPictureFocus(url)))) {
      throw invalid({ images: 'One of these pictures is not in your listing any more.' });
    }
    const images = [...new Set([...kept, ...added])];
    const { max } = franchiseFields.images;
    if (images.length > max) throw invalid({ images: `A listing has at most ${max} pictures.` });
    const oldLogo = keptLogo ? row.business_logo : null;
    const business_logo = logo ? mediaUrl(logo) : oldLogo;
    await saveLive(tx, person, row, { images, business_logo });
    await context.enqueue(tx, 'make-variants', ...[...stored.values()].map(variantJob));
  });
}
