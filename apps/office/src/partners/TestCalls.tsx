import { maxTestCalls, testCallDays, type TestCall } from '@naya/contract/partners/page';
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { showTime } from '../shared/show-value.ts';

const columns = ['Time', 'Call', 'Status', 'Code', 'Request id'];

/** The calls that came with the test key. */
export function TestCalls({ calls }: { calls: TestCall[] }) {
  return (
    <Box component="section" aria-labelledby="partner-calls" sx={{ mt: 2 }}>
      <Typography id="partner-calls" variant="h6" component="h2">
        Forms with the test key
      </Typography>
      <Typography color="text.secondary">
        {calls.length === 0
          ? 'None yet.'
          : `The last ${maxTestCalls}, of ${testCallDays} days. Of what they held only the names of refused fields are stored.`}
      </Typography>
      {calls.length > 0 && (
        <TableContainer tabIndex={0} sx={{ maxHeight: 400 }}>
          <Table size="small" stickyHeader aria-labelledby="partner-calls">
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column}>{column}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {calls.map((call) => (
                <TableRow key={call.id}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{showTime(call.created_at)}</TableCell>
                  <TableCell>{call.call}</TableCell>
                  <TableCell>
                    {call.status}
                    {call.is_replay && ', repeated'}
                  </TableCell>
                  <TableCell>{[call.code ?? '–', ...call.fields].join(', ')}</TableCell>
                  <TableCell>{call.request_id ?? '–'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Box>
  );
}
