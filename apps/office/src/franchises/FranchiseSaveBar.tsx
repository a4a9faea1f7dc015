import { Alert, Box } from '@mui/material';
import { SaveButton, Toolbar } from 'react-admin';
import { useWarnings } from './doubts.tsx';

/** What is doubtful is saved by a second press. */
export function FranchiseSaveBar() {
  const warnings = useWarnings();
  const isDoubted = warnings.length > 0;
  return (
    <>
      <Box sx={{ px: 2, display: 'grid', gap: 1 }}>
        {warnings.map((text) => (
          <Alert key={text} severity="warning">
            {text}
          </Alert>
        ))}
      </Box>
      <Toolbar>
        <SaveButton {...(isDoubted && { label: 'Save all the same', alwaysEnable: true })} />
      </Toolbar>
    </>
  );
}
