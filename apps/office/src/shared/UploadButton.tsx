import { Button } from '@mui/material';
import { useRef, useState, type ChangeEvent } from 'react';
import { upload } from './upload.ts';
import { useNotifyFailure } from './use-notify-failure.ts';

type Props = {
  label: string;
  multiple?: boolean;
  path?: string;
  onStored: (urls: string[]) => void;
};

export function UploadButton({ label, multiple = false, path, onStored }: Props) {
  const notifyFailure = useNotifyFailure();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const store = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    setBusy(true);
    try {
      const urls: string[] = [];
      for (const file of files) urls.push(await upload(file, path));
      onStored(urls);
    } catch (error) {
      notifyFailure(error, 'It is not stored.');
    }
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
        onChange={(event) => void store(event)}
      />
    </>
  );
}
