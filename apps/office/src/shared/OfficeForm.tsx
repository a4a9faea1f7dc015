import { Box, Typography } from '@mui/material';
import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import {
  SimpleForm,
  type SimpleFormProps,
  useRecordContext,
  SaveButton,
  Toolbar,
} from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useUnsaved } from './leave-guard.tsx';
import { differingFields } from './show-value.ts';

/** Settings of every form, which TypedValues asks about before it is left. The screen itself shows refusals, after a second try too. */
export const formDefaults = {
  disableInvalidFormNotification: true,
  // Read by TypedValues.
  resetOptions: { keepDirtyValues: true, keepDirty: true },
};

export const OfficeForm = ({ children, ...props }: SimpleFormProps) => (
  <SimpleForm {...formDefaults} {...props}>
    <TypedValues />
    {children}
  </SimpleForm>
);

/**
 * `drop` gives up what is typed, so that the form shows the record; `drops` counts how often. `overtaken`: the fields that the record
 * has changed under what is typed.
 */
export const DropTyped = createContext({ drops: 0, drop: () => {}, overtaken: new Set<string>() });

/** No record is stored with it: the server answers with the conflict, whose dialog shows both values. */
const unknownVersion = -1;

/**
 * In every form of a record. Values that somebody has typed outlast a change of the record beside the form (`formDefaults`) until they
 * are saved or dropped, and the screen is not left without a question. Where the record has changed in the same field, saving asks which of the two it is to be.
 */
export function TypedValues() {
  const record = useRecordContext();
  const { drops, overtaken } = use(DropTyped);
  const seen = useRef({ record, drops });
  const { getValues, reset, setValue } = useFormContext();
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  useUnsaved(Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful);
  useEffect(() => {
    const before = seen.current;
    seen.current = { record, drops };
    if (drops !== before.drops || isSubmitSuccessful) overtaken.clear();
    if (drops !== before.drops) reset();
    else if (isSubmitSuccessful) reset(getValues(), { keepValues: true });
    else if (!isSubmitting && record && before.record) {
      const changed = differingFields(before.record, record).filter((field) => dirtyFields[field]);
      for (const field of changed) overtaken.add(field);
      if (changed.length > 0) {
        setValue('version', unknownVersion, { shouldDirty: true });
      }
    }
  }, [
    record,
    drops,
    overtaken,
    dirtyFields,
    isSubmitting,
    isSubmitSuccessful,
    getValues,
    reset,
    setValue,
  ]);
  return null;
}

/** Where nothing is deleted, or deleting is an action of its own. */
export const SaveBar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** Two inputs beside each other where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{ display: 'grid', gap: { sm: 2 }, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }}
  >
    {children}
  </Box>
);

/** Several controls that make one value, under one name. */
export const Fieldset = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="fieldset" aria-label={label} sx={plain}>
    <Typography variant="subtitle2">{label}</Typography>
    {children}
  </Box>
);

const plain = { border: 0, p: 0, m: 0, mb: 2, minWidth: 0, width: '100%' };
