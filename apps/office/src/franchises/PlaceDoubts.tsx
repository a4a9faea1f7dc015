import { Alert } from '@mui/material';
import { useRecordContext } from 'react-admin';

/** Texts that may name places and that nobody has put into the lists yet. */
export function PlaceDoubts() {
  const doubts: string[] = useRecordContext()?.['place_doubts'] ?? [];
  if (doubts.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      These texts may name places that are missing below. Add them, save, then press “Places
      checked”.
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
    </Alert>
  );
}
