import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Box, FormControlLabel, IconButton, Switch, Typography } from '@mui/material';
import { useInput } from 'react-admin';
import { homeSectionNames, homeSections, type HomeSection } from '@naya/contract/site-info/brand';

/** Every section of the home page: shown or not, those shown in their order. */
export function SectionsInput({ source }: { source: string }) {
  const { field, fieldState } = useInput({ source });
  const shown = (field.value as HomeSection[] | null | undefined) ?? homeSectionNames;
  const hidden = homeSectionNames.filter((name) => !shown.includes(name));
  const change = (names: HomeSection[]) => field.onChange(names);
  const toggle = (name: HomeSection) =>
    change(shown.includes(name) ? shown.filter((each) => each !== name) : [...shown, name]);
  const move = (name: HomeSection, by: number) => {
    const others = shown.filter((each) => each !== name);
    change(others.toSpliced(shown.indexOf(name) + by, 0, name));
  };
  return (
    <Box
      component="fieldset"
      aria-label="Sections of the home page"
      sx={{ m: 0, mb: 2, p: 0, border: 0, maxWidth: 480 }}
    >
      {[...shown, ...hidden].map((name) => {
        const at = shown.indexOf(name);
        return (
          <Box key={name} sx={{ display: 'flex', alignItems: 'center' }}>
            <FormControlLabel
              sx={{ flexGrow: 1 }}
              label={homeSections[name]}
              control={<Switch checked={at >= 0} onChange={() => toggle(name)} />}
            />
            <IconButton
              aria-label={`${homeSections[name]} further up`}
              disabled={at <= 0}
              onClick={() => move(name, -1)}
            >
              <UpIcon fontSize="small" />
            </IconButton>
            <IconButton
              aria-label={`${homeSections[name]} further down`}
              disabled={at < 0 || at === shown.length - 1}
              onClick={() => move(name, 1)}
            >
              <DownIcon fontSize="small" />
            </IconButton>
          </Box>
        );
      })}
      {fieldState.error && <Typography color="error">{fieldState.error.message}</Typography>}
    </Box>
  );
}
