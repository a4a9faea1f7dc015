import { officeApiUrl } from '@naya/contract/urls';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';

/** The list as it is filtered now, written by the server. */
export function ExportLink({ path }: { path: string }) {
  const { filterValues } = useListContext();
  const query = new URLSearchParams({ filter: JSON.stringify(filterValues) });
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      href={`${officeApiUrl}${path}?${query}`}
      download
    >
      Export CSV
    </Button>
  );
}
