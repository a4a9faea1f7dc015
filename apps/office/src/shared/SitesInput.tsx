import { LinesInput } from './LinesInput.tsx';

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
