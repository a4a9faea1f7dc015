import type { LibraryPicture } from '@naya/contract/media/office-form';

export const nameOf = ({ original_name }: LibraryPicture) => original_name ?? 'Without a name';
