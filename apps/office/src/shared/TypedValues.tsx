import { createContext, use, useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { differingFields } from './show-value.ts';

/** `drop` gives up what is typed, so that the form shows the record; `drops` counts how often. */
export const DropTyped = createContext({ drops: 0, drop: () => {} });

/** No record is stored with it: the server answers with the conflict, whose dialog shows both values. */
const unknownVersion = -1;

/**
 * In every form of a record. Values that somebody has typed outlast a change of the record beside the form (`formDefaults`) until they
 * are saved or dropped. Where the record has changed in the same field, saving shows both values first.
 */
export function TypedValues() {
  const record = useRecordContext();
  const { drops } = use(DropTyped);
  const seen = useRef({ record, drops });
  const { getValues, reset, setValue } = useFormContext();
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  useEffect(() => {
    const before = seen.current;
    seen.current = { record, drops };
    if (drops !== before.drops) reset();
    else if (isSubmitSuccessful) reset(getValues(), { keepValues: true });
    else if (!isSubmitting && record && before.record) {
      const changed = differingFields(before.record, record);
      if (changed.some((field) => dirtyFields[field])) {
        setValue('version', unknownVersion, { shouldDirty: true });
      }
    }
  }, [record, drops, dirtyFields, isSubmitting, isSubmitSuccessful, getValues, reset, setValue]);
  return null;
}
