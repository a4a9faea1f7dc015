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
  Link,
  Typography,
} from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { countOf } from '@naya/contract/format/count';
import { csvLine, csvMark } from '@naya/contract/csv';
import { franchiseColumns } from '@naya/contract/franchises/csv';
import type { ImportReport } from '@naya/contract/franchises/import-report';
import { post, describeError } from '../api/call.ts';

/** Sends a CSV as a dry run first; then the rows without a fault can be imported, and the others come back as a file. */
export function ImportButton() {
  const notify = useNotify();
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [failure, setFailure] = useState('');
  const good = report ? report.created + report.changed + report.unchanged : 0;

  const send = async (chosen: File, dryRun: boolean) => {
    const form = new FormData();
    form.set('file', chosen);
    form.set('dryRun', dryRun ? 'yes' : 'no');
    // The trial has shown what is doubtful.
    form.set('acceptWarnings', 'yes');
    // It has named the faults too, and the button says how many rows go in.
    form.set('skipFaulty', 'yes');
    setFailure('');
    // Without a report the file cannot be imported: not before its trial, and not a second time.
    setReport(null);
    try {
      const answer = await post<ImportReport>('/franchises/import', form);
      setReport(answer);
      if (answer.stored > 0) refresh();
      if (!answer.saved) return;
      notify(`${answer.created} created, ${answer.changed} changed.`, { type: 'success' });
      if (answer.faults.length === 0) setOpen(false);
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
            without makes a new one. Items of a list stand between | signs.{' '}
            <CsvLink name="franchises-template.csv" text={template}>
              Download an empty file with the columns
            </CsvLink>
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
            disabled={!file || !report || report.saved || good === 0}
            onClick={() => file && void send(file, false)}
          >
            {report && report.faults.length > 0
              ? `Import ${countOf(good, 'row')} without faults`
              : 'Import now'}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function ImportResult({ report }: { report: ImportReport }) {
  const { rows, created, changed, unchanged, faults, warnings, ignored } = report;
  const { stored, saved, rejected } = report;
  const isHalf = stored > 0 && !saved;
  return (
    <Box component="section" aria-label="Report" aria-live="polite">
      <Alert severity={faults.length > 0 ? 'error' : 'success'}>
        {rows} rows: {created} new, {changed} changed, {unchanged} as they are
        {saved && '. They are stored'}
        {isHalf && '. The import ended half-way: the rows that are not stored are in the file'}
        {faults.length > 0 && `, ${faults.length} with faults`}
      </Alert>
      {rejected && (
        <Box sx={{ my: 1 }}>
          <CsvLink name="franchises-rejected.csv" text={rejected}>
            Download the rows that are not stored, with the reasons
          </CsvLink>
        </Box>
      )}
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

const template = csvMark + csvLine(Object.keys(franchiseColumns));

const CsvLink = (props: { name: string; text: string; children: string }) => (
  <Link
    href={`data:text/csv;charset=utf-8,${encodeURIComponent(props.text)}`}
    download={props.name}
  >
    {props.children}
  </Link>
);

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
