import { TextInput, type TextInputProps } from 'react-admin';

/** A list that is typed one entry on each line. */
export const LinesInput = (props: TextInputProps) => (
  <TextInput
    format={(lines?: string[]) => lines?.join('\n') ?? ''}
    parse={(text: string) => text.split('\n')}
    multiline
    minRows={3}
    fullWidth
    {...props}
  />
);
