import { pick } from '@naya/contract/pick';
import { Alert, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { showMoment } from '../shared/show-value.ts';
import {
  autosaveName,
  readAutosave,
  removeAutosave,
  storeAutosave,
  type Autosave,
} from '../api/autosaves.ts';

const pauseMs = 400;
type Values = Autosave['values'];

/** The autosave that this device has of a record, unless it says what the record says. */
function findDifferingAutosave(name: string, record: Values): Autosave | null {
  const autosave = readAutosave(name);
  const differs = (field: string) =>
    field !== 'version' &&
    JSON.stringify(autosave?.values[field]) !== JSON.stringify(record[field]);
  return autosave && Object.keys(autosave.values).some(differs) ? autosave : null;
}

/** Stores unsaved input in localStorage, and offers it after a crash or a reload. */
export function FormAutosave() {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const name = autosaveName(resource, record?.id);
  const { setValue } = useFormContext();
  const values = useWatch();
  const { dirtyFields } = useFormState();
  const dirty = Object.keys(dirtyFields).join(' ');
  const [offered, setOffered] = useState(() => findDifferingAutosave(name, record ?? {}));
  const wasDirty = useRef(false);

  useEffect(() => {
    if (dirty === '') {
      // Saved, or put back as it was.
      if (wasDirty.current) removeAutosave(name);
      wasDirty.current = false;
      return undefined;
    }
    wasDirty.current = true;
    // Stored with its version, so that a save by somebody else in between is a conflict and is not overwritten.
    const store = () => storeAutosave(name, pick(values, [...dirty.split(' '), 'version']));
    const timer = setTimeout(store, pauseMs);
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store);
    };
  }, [name, values, dirty]);

  if (!offered) return null;
  const restore = () => {
    for (const [field, value] of Object.entries(offered.values)) {
      setValue(field, value, { shouldDirty: true });
    }
    setOffered(null);
  };
  const discard = () => {
    removeAutosave(name);
    setOffered(null);
  };
  return (
    <Alert
      severity="info"
      sx={{ width: '100%', mb: 2 }}
      action={
        <>
          <Button onClick={restore}>Restore</Button>
          <Button onClick={discard}>Discard</Button>
        </>
      }
    >
      You have unsaved text from {showMoment(offered.at)}.
    </Alert>
  );
}
