import { jobTitles, type JobName } from '@naya/contract/jobs';
import { Typography } from '@mui/material';
import { FunctionField, TextField, type RaRecord } from 'react-admin';
import { RetryButton } from './shared/RetryButton.tsx';
import { OfficeList, Rows } from './shared/OfficeList.tsx';
import { showTime } from './shared/show-value.ts';

const nameOf = (row: RaRecord) => jobTitles[row.job as JobName];
const timeOf = (row: RaRecord) => showTime(row.failed_at);

const tryAgain = () => (
  <RetryButton
    label="Try again"
    done="It is tried again. If it fails, it comes back here."
    failed="It is not tried again."
  />
);

const NothingFailed = () => (
  <Typography sx={{ p: 2 }}>Nothing has failed: all jobs were done.</Typography>
);

/** Jobs that have failed after all retries, the newest first. */
export const WorkList = () => (
  <OfficeList actions={false} empty={<NothingFailed />} pagination={false} title="Failed jobs">
    <Rows
      opens={false}
      primary={nameOf}
      secondary={(row) => [timeOf(row), row.reason].filter(Boolean).join(' · ')}
      mark={tryAgain}
    >
      <FunctionField label="Failed at" render={timeOf} />
      <FunctionField label="Job" render={nameOf} />
      <TextField source="data.picture" label="Picture" sortable={false} emptyText="–" />
      <TextField source="reason" label="Error" sortable={false} />
      <FunctionField label="Action" render={tryAgain} />
    </Rows>
  </OfficeList>
);
