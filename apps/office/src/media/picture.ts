import type { PictureUse } from '@naya/contract/media/office-form';
import type { PictureFocus } from '@naya/contract/urls';
import type { RaRecord } from 'react-admin';

/** A picture as the library lists it. */
export type Picture = RaRecord & {
  url: string;
  width: number;
  height: number;
  bytes: number;
  original_name: string | null;
  alt: string | null;
  focus: PictureFocus | null;
  created_at: string;
  uses: PictureUse[];
};

export const nameOf = ({ original_name }: Picture) => original_name ?? 'Without a name';
