import { listingImageCount } from '@naya/contract/constants';
import type { FieldErrors } from '../../forms/form-answer.ts';
import { FormSection } from './form-section.tsx';
import type { Pictures } from './listing-payload.ts';
import { PicturePicker } from './picture-picker.tsx';

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
          hint="Square looks best. JPEG, PNG, WebP, AVIF or GIF."
          room={1}
          files={logo ? [logo] : []}
          errors={[errors['logo']]}
          onChange={([file]) => onChange({ logo: file ?? null })}
        />
        <PicturePicker
          label="Business Images"
          name="images"
          hint={`Up to ${listingImageCount}: the shop front, the inside, your products.`}
          room={listingImageCount}
          files={images}
          errors={images.map((_, index) => errors[`image${index + 1}`])}
          onChange={(files) => onChange({ images: files })}
        />
      </div>
    </FormSection>
  );
}
