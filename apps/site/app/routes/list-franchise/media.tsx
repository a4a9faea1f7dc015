import { listingImageCount } from '@naya/contract/constants';
import { pictureRule } from '../../forms/accepted-pictures.ts';
import type { FieldErrors } from '../../forms/form.tsx';
import { PicturePicker } from '../../forms/picture-picker.tsx';
import { FormSection } from './form-sections.tsx';
import type { Pictures } from './listing-fields.ts';

type MediaProps = Pictures & {
  /** Sent without JavaScript and returned: a browser keeps no files then. */
  hasLostFiles: boolean;
  errors: FieldErrors;
  onChange: (pictures: Partial<Pictures>) => void;
};

export function Media({ logo, images, errors, hasLostFiles, onChange }: MediaProps) {
  return (
    <FormSection number={4} title="Media" text="Your logo, your shops, your products.">
      <div className="grid gap-5 sm:col-span-2">
        {hasLostFiles && <p className="font-semibold">Please choose your pictures again.</p>}
        <PicturePicker
          label="Logo"
          name="logo"
          required
          hint={`Square looks best. ${pictureRule}.`}
          room={1}
          files={logo ? [logo] : []}
          errors={[errors['logo']]}
          onChange={([file]) => onChange({ logo: file ?? null })}
        />
        <PicturePicker
          label="Business Images"
          name="images"
          hint={`Up to ${listingImageCount}: the shop front, the inside, your products. ${pictureRule}.`}
          room={listingImageCount}
          files={images}
          errors={images.map((_, index) => errors[`image${index + 1}`])}
          onChange={(files) => onChange({ images: files })}
        />
      </div>
    </FormSection>
  );
}
