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

type Props = { source: string; isRequired?: boolean };

/** Sites of partners, read as `originOfEntry` reads them. */
export const SitesInput = (props: Props) => (
  <LinesInput
    label="Sites whose pages may send enquiries"
    helperText="One address on each line, such as https://www.magazine.in or, for an app, capacitor://localhost"
    sx={{ mb: 1 }}
    {...props}
  />
);
