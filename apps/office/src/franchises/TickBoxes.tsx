import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
} from '@mui/material';

type Box = { value: string; label: string; isTicked: boolean };
type Props = { title: string; name: string; boxes: Box[]; error?: string | undefined };

/** Boxes that share a name; the form sends those that are ticked. */
export const TickBoxes = ({ title, name, boxes, error }: Props) => (
  <FormControl component="fieldset" error={Boolean(error)}>
    <FormLabel component="legend">{title}</FormLabel>
    <FormGroup row>
      {boxes.map(({ value, label, isTicked }) => (
        <FormControlLabel
          key={value}
          control={<Checkbox size="small" name={name} value={value} defaultChecked={isTicked} />}
          label={label}
        />
      ))}
    </FormGroup>
    {error && <FormHelperText>{error}</FormHelperText>}
  </FormControl>
);
