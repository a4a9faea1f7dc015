import type { BrandListing } from '@naya/contract/brands/entity';
import { listingImageCount } from '@naya/contract/constants';
import { Checkbox } from '../../components/checkbox.tsx';
import { Field } from '../../components/field.tsx';
import { Picture } from '../../components/picture.tsx';
import { acceptedPictures } from '../../forms/accepted-pictures.ts';
import { BrandForm } from './brand-form.tsx';
import { fileLook } from './link-look.ts';
import type { BrandAnswer, BrandPageBase } from './page.ts';
import { PictureRow } from './picture-row.tsx';
import { SendOrCancel } from './send-or-cancel.tsx';

type PicturesProps = BrandPageBase & { listing: BrandListing; answer: BrandAnswer | undefined };

/** Logo and pictures: their order, the point that stays in view, new ones and old ones. Works without JavaScript. */
export function PicturesPage({ brand, listing: { version, values }, answer }: PicturesProps) {
  const images = values['images'] as string[];
  const logo = values['business_logo'] as string | null;
  const errors = answer?.errors ?? {};
  const fault = Object.entries(errors).find(([name]) => name !== 'logo')?.[1];
  return (
    <BrandForm intent="pictures" answer={answer} hasFiles className="grid max-w-4xl gap-10">
      <input type="hidden" name="version" value={version} />
      <section aria-labelledby="logo" className="grid gap-4">
        <h2 id="logo" className="text-2xl font-bold">
          Logo
        </h2>
        {logo && (
          <div className="flex flex-wrap items-center gap-4">
            <Picture
              src={logo}
              alt="Your logo"
              sizes="8rem"
              className="size-32 rounded-card border border-line bg-surface object-contain"
            />
            <Checkbox name="remove-logo" value="yes">
              Remove it
            </Checkbox>
          </div>
        )}
        <Field label={logo ? 'Another logo' : 'Your logo'} error={errors['logo'] ?? null}>
          {(control) => (
            <input
              type="file"
              name="logo"
              accept={acceptedPictures}
              {...control}
              className={fileLook}
            />
          )}
        </Field>
      </section>
      <section aria-labelledby="pictures" className="grid gap-4">
        <h2 id="pictures" className="text-2xl font-bold">
          Pictures
        </h2>
        {images.length > 0 && (
          <ol className="grid gap-4 sm:grid-cols-2">
            {images.map((url, at) => (
              <PictureRow key={url} url={url} at={at} count={images.length} />
            ))}
          </ol>
        )}
        <Field
          label="Add pictures"
          hint={`JPEG, PNG, WebP, AVIF or GIF, at most 5 MB each and ${listingImageCount} at a time.`}
          error={fault ?? null}
        >
          {(control) => (
            <input
              type="file"
              name="new"
              multiple
              accept={acceptedPictures}
              {...control}
              className={fileLook}
            />
          )}
        </Field>
      </section>
      <SendOrCancel brandId={brand.id} label="Save" />
    </BrandForm>
  );
}
