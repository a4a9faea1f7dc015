import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Box,
  Typography,
} from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { type ImportReport, describeStored } from '@naya/contract/franchises/import-report';
import { post, describeError } from '../api/call.ts';

/** Sends a CSV as a dry run first; only a file without errors can be imported. */
export function ImportButton() {
  const notify = useNotify();
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [failure, setFailure] = useState('');

  const send = async (chosen: File, dryRun: boolean) => {
    const form = new FormData();
    form.set('file', chosen);
    form.set('dryRun', dryRun ? 'yes' : 'no');
    // The trial has shown what is doubtful.
    form.set('acceptWarnings', 'yes');
    setFailure('');
    // Without a report the file cannot be imported: not before its trial, and not a second time.
    setReport(null);
    try {
      const answer = await post<ImportReport>('/franchises/import', form);
      setReport(answer);
      if (answer.stored > 0) refresh();
      if (!answer.saved) return;
      notify(`${answer.created} created, ${answer.changed} changed.`, { type: 'success' });
      setOpen(false);
    } catch (error) {
      setFailure(describeError(error, 'It is not imported.'));
    }
  };

  return (
    <>
      <Button size="small" startIcon={<UploadFileIcon />} onClick={() => setOpen(true)}>
        Import CSV
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth aria-labelledby="import-title">
        <DialogTitle id="import-title">Import franchises</DialogTitle>
        <DialogContent>
          <DialogContentText>
            The columns are those of the export. A row with an id changes that franchise, one
            without makes a new one. Items of a list stand between | signs.
          </DialogContentText>
          <Button variant="outlined" sx={{ my: 2 }} onClick={() => input.current?.click()}>
            {file?.name ?? 'Choose a file'}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            aria-label="CSV file"
            hidden
            onChange={({ target }) => {
              const chosen = target.files?.[0] ?? null;
              setFile(chosen);
              if (chosen) void send(chosen, true);
            }}
          />
          {failure && <Alert severity="error">{failure}</Alert>}
          {report && <ImportResult report={report} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button
            variant="contained"
            disabled={!file || !report || report.faults.length > 0}
            onClick={() => file && void send(file, false)}
          >
            Import now
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function ImportResult({ report }: { report: ImportReport }) {
  const { rows, created, changed, unchanged, faults, warnings, ignored, stored } = report;
  const isHalf = faults.length > 0 && stored > 0;
  return (
    <Box component="section" aria-label="Report" aria-live="polite">
      <Alert severity={faults.length > 0 ? 'error' : 'success'}>
        {rows} rows: {created} new, {changed} changed, {unchanged} as they are
        {isHalf && `. The import ended half-way. ${describeStored(report)}`}
        {faults.length > 0 &&
          stored === 0 &&
          `, ${faults.length} with faults. Nothing is kept until they are mended.`}
      </Alert>
      {ignored.length > 0 && (
        <Typography sx={{ mt: 1 }}>Columns that are not used: {ignored.join(', ')}</Typography>
      )}
      <Lines of={faults.map(({ errors, ...row }) => ({ ...row, texts: errors }))} />
      {warnings.length > 0 && (
        <>
          <Alert severity="warning">
            {warnings.length} doubtful. They are imported as they are if you go on.
          </Alert>
          <Lines of={warnings.map(({ warnings: texts, ...row }) => ({ ...row, texts }))} />
        </>
      )}
    </Box>
  );
}

type Line = { line: number; name: string; texts: Record<string, string> };

const Lines = ({ of }: { of: Line[] }) => (
  <Box component="ul" sx={{ pl: 2.5 }}>
    {of.map(({ line, name, texts }) => (
      <li key={line}>
        <strong>Line {line}</strong> {name && `(${name})`}:{' '}
        {Object.entries(texts)
          .map(([field, message]) => `${field}: ${message}`)
          .join(' · ')}
      </li>
    ))}
  </Box>
);
