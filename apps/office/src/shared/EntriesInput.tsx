import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator } from 'react-admin';

const AddRow = ({ label }: { label: string }) => {
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()}>
      {label}
    </Button>
  );
};

type EntriesInputProps = {
  source: string;
  label: string;
  /** Words of the button that adds a row. */
  addLabel: string;
  helperText?: string;
  /** The inputs of a row below one another. */
  isStacked?: boolean;
  children: ReactNode;
};

/** A list of entries; each row shows its buttons at all times, since whoever has no pointer cannot hover. */
export const EntriesInput = ({
  source,
  label,
  addLabel,
  helperText,
  isStacked = false,
  children,
}: EntriesInputProps) => (
  <ArrayInput source={source} label={label} {...(helperText && { helperText })}>
    <SimpleFormIterator
      inline={!isStacked}
      disableClear
      addButton={<AddRow label={addLabel} />}
      sx={{
        '& .RaSimpleFormIterator-action': { visibility: 'visible' },
        '& .RaSimpleFormIterator-line': { border: 0 },
      }}
    >
      {children}
    </SimpleFormIterator>
  </ArrayInput>
);
