import { Alert } from '@mui/material';
import { SaveButton, Toolbar } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { TypedValues } from '../shared/TypedValues.tsx';
import { useWarnings } from './save-warnings.tsx';

/** Doubtful values need a second press. A phone has the bar at its lower edge, so the warnings stand in it. */
export function FranchiseSaveBar() {
  const warnings = useWarnings();
  const { isSubmitting } = useFormState();
  const hasWarnings = warnings.length > 0;
  return (
    <Toolbar sx={{ flexWrap: 'wrap', gap: 1, py: 1 }}>
      <TypedValues />
      {warnings.map((text) => (
        <Alert key={text} severity="warning" sx={{ width: '100%' }}>
          {text}
        </Alert>
      ))}
      <SaveButton
        {...(hasWarnings && { label: 'Save all the same', alwaysEnable: !isSubmitting })}
      />
    </Toolbar>
  );
}
