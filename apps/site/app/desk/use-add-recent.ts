import { addRecent } from '@naya/contract/desk/edit-desk';
import type { Id } from '@naya/contract/id';
import { useEffect } from 'react';
import { changeDesk } from './desk-store.ts';

/** Remembers on this device that the franchise was opened. */
export function useAddRecent(franchise: Id): void {
  useEffect(() => {
    const id = Number(franchise);
    if (Number.isSafeInteger(id)) changeDesk((desk) => addRecent(desk, id));
  }, [franchise]);
}
