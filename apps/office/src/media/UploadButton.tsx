import { Button } from '@mui/material';
import { useRef, useState, type ChangeEvent } from 'react';
import { post } from '../api/call.ts';
import { useAction } from '../shared/use-action.ts';

type Props = {
  label: string;
  multiple?: boolean;
  path?: string;
  onStored: (urls: string[]) => void;
};

export function UploadButton({ label, multiple = false, path, onStored }: Props) {
  const run = useAction();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const storeAll = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    setBusy(true);
    const urls: string[] = [];
    for (const file of files) {
      const store = async () => urls.push(await upload(file, path));
      await run(store, { failed: `${file.name} is not stored.` });
    }
    if (urls.length > 0) onStored(urls);
    setBusy(false);
    target.value = '';
  };
  return (
    <>
      <Button variant="outlined" disabled={busy} onClick={() => input.current?.click()}>
        {busy ? 'Storing …' : label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={label}
        hidden
        multiple={multiple}
        onChange={(event) => void storeAll(event)}
      />
    </>
  );
}

/** Stores a picture and returns its URL. */
export async function upload(file: File, path = '/media'): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  return (await post<{ url: string }>(path, form)).url;
}
