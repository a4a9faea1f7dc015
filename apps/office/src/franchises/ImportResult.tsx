import type { ImportReport } from '@naya/contract/franchises/import-report';
import { Alert, Box, Typography } from '@mui/material';

export function ImportResult({ report }: { report: ImportReport }) {
  const { rows, created, changed, unchanged, faults, warnings, ignored } = report;
  return (
    <Box component="section" aria-label="Report" aria-live="polite">
      <Alert severity={faults.length > 0 ? 'error' : 'success'}>
        {rows} rows: {created} new, {changed} changed, {unchanged} as they are
        {faults.length > 0 &&
          `, ${faults.length} with faults. Nothing is kept until they are mended.`}
      </Alert>
      {ignored.length > 0 && (
        <Typography sx={{ mt: 1 }}>Columns that are not used: {ignored.join(', ')}</Typography>
      )}
      <Lines of={faults.map(({ errors, ...row }) => ({ ...row, told: errors }))} />
      {warnings.length > 0 && (
        <>
          <Alert severity="warning">
            {warnings.length} doubtful. They are imported as they are if you go on.
          </Alert>
          <Lines of={warnings.map(({ warnings: told, ...row }) => ({ ...row, told }))} />
        </>
      )}
    </Box>
  );
}

type Line = { line: number; name: string; told: Record<string, string> };

const Lines = ({ of }: { of: Line[] }) => (
  <Box component="ul" sx={{ pl: 2.5 }}>
    {of.map(({ line, name, told }) => (
      <li key={line}>
        <strong>Line {line}</strong> {name && `(${name})`}:{' '}
        {Object.entries(told)
          .map(([field, message]) => `${field}: ${message}`)
          .join(' · ')}
      </li>
    ))}
  </Box>
);
