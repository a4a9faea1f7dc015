import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { useListContext } from 'react-admin';
import { SignedInLink } from './SignedInLink.tsx';

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
