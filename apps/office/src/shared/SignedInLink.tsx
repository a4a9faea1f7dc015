import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, type ButtonProps } from '@mui/material';
import type { MouseEvent } from 'react';
import { useListContext } from 'react-admin';
import { officeApiUrl } from '@naya/contract/office/urls';
import { get } from '../api/call.ts';
import { useNotifyFailure } from './use-action.ts';

type Props = Omit<ButtonProps<'a'>, 'href' | 'onClick'> & { path: string };

/** A file of the office's API. Once the session has ended it asks to sign in first, and then fetches the file. */
export function SignedInLink({ path, ...props }: Props) {
  const notifyFailure = useNotifyFailure();
  const url = officeApiUrl + path;
  const fetchFile = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      await get('/session');
      window.location.assign(url);
    } catch (error) {
      notifyFailure(error, 'It is not fetched.');
    }
  };
  return <Button size="small" {...props} href={url} onClick={(event) => void fetchFile(event)} />;
}

/** The list as it is filtered now, written by the server. */
export function ExportLink({ path }: { path: string }) {
  const { filterValues } = useListContext();
  const query = new URLSearchParams({ filter: JSON.stringify(filterValues) }).toString();
  return (
    <SignedInLink startIcon={<DownloadIcon />} path={`${path}?${query}`}>
      Export CSV
    </SignedInLink>
  );
}
