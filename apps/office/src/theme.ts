import { defaultLightTheme, type RaThemeOptions } from 'react-admin';

/** The colours by role are the site's. */
export const colours = {
  paper: '#fffbf4',
  surface: '#ffffff',
  sunken: '#f6efe3',
  ink: '#1d1a16',
  muted: '#665e52',
  line: '#e7dccb',
  sign: '#0b5b4a',
  signHover: '#084638',
  signTint: '#e3f1ec',
  marigold: '#f2a516',
  marigoldTint: '#fff1d2',
  onMarigold: '#3a2600',
  brick: '#b3341c',
  brickTint: '#fdebe6',
  leaf: '#1a7a44',
  leafTint: '#e4f4ea',
  indigo: '#2c4794',
  indigoTint: '#e9edf9',
  board: '#084638',
  onBoard: '#fff6e4',
};

const family = "'Anek Latin', system-ui, sans-serif";
const hairline = `1px solid ${colours.line}`;

/** A row of tabs or a table makes no page wider than a phone; the tools of a long text can stay in view. */
const formCard = { minWidth: 0, maxWidth: '100%', overflow: 'clip' };

export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    mode: 'light',
    primary: { main: colours.sign, dark: colours.signHover, contrastText: '#ffffff' },
    secondary: { main: colours.sign, dark: colours.signHover, contrastText: '#ffffff' },
    error: { main: colours.brick },
    warning: { main: colours.marigold, contrastText: colours.onMarigold },
    success: { main: colours.leaf },
    info: { main: colours.indigo },
    text: { primary: colours.ink, secondary: colours.muted },
    background: { default: colours.paper, paper: colours.surface },
    divider: colours.line,
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: family,
    fontSize: 15,
    h1: { fontSize: 32, fontWeight: 700, lineHeight: 1.15 },
    h4: { fontSize: 32, fontWeight: 700, lineHeight: 1.15 },
    h5: { fontSize: 24, fontWeight: 680, lineHeight: 1.2 },
    h6: { fontSize: 20, fontWeight: 660, lineHeight: 1.25 },
    subtitle2: { fontWeight: 650 },
    button: { fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  },
  sidebar: { width: 232, closedWidth: 52 },
  components: {
    ...defaultLightTheme.components,
    MuiPaper: {
      styleOverrides: {
        root: { backgroundImage: 'none' },
        elevation1: { boxShadow: 'none', border: hairline, borderRadius: 14 },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 36, borderRadius: 6 } },
    },
    MuiAppBar: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: {
          backgroundColor: colours.board,
          color: colours.onBoard,
          // An awning over the whole shop.
          '&::after': {
            content: '""',
            position: 'absolute',
            insetInline: 0,
            top: '100%',
            height: 6,
            background: `repeating-linear-gradient(90deg, ${colours.marigold} 0 24px, ${colours.onBoard} 24px 48px)`,
          },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottom: hairline, fontVariantNumeric: 'tabular-nums' },
        head: {
          color: colours.muted,
          fontWeight: 600,
          fontSize: 13,
          backgroundColor: colours.sunken,
        },
      },
    },
    MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 600 } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    RaSelectInput: { styleOverrides: { root: { marginTop: 0 } } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
    // The name of a checkbox belongs to its input, not to the span around it.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: (state: { 'aria-label'?: string }) => ({ 'aria-label': state['aria-label'] }),
        },
      },
    },
    MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
    MuiLinearProgress: { defaultProps: { 'aria-label': 'Loading' } },
    MuiLink: { styleOverrides: { root: { color: colours.sign } } },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          borderRadius: 6,
          marginInline: 8,
          minHeight: 40,
          color: colours.ink,
          '&.RaMenuItemLink-active': {
            backgroundColor: colours.signTint,
            color: colours.sign,
            fontWeight: 650,
            boxShadow: `inset 3px 0 ${colours.sign}`,
          },
        },
      },
    },
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-appFrame': { marginTop: 62, minWidth: 0 },
          '& .RaLayout-contentWithSidebar': { minWidth: 0 },
          '& .RaLayout-content': {
            minWidth: 0,
            backgroundColor: colours.paper,
            paddingBlock: 8,
          },
        },
      },
    },
    RaSimpleList: {
      styleOverrides: {
        root: {
          // A long name makes room for the mark at its side.
          '& .MuiListItemText-primary > div': {
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'start',
            gap: 8,
            overflowWrap: 'anywhere',
          },
          '& .RaSimpleList-tertiary': { opacity: 1, flexShrink: 0, float: 'none' },
        },
      },
    },
    RaTopToolbar: { styleOverrides: { root: { backgroundColor: 'transparent' } } },
    RaListToolbar: { styleOverrides: { root: { backgroundColor: 'transparent' } } },
    RaEdit: { styleOverrides: { root: { '& .RaEdit-card': formCard } } },
    RaCreate: { styleOverrides: { root: { '& .RaCreate-card': formCard } } },
    RaToolbar: { styleOverrides: { root: { backgroundColor: colours.sunken } } },
    RaRichTextInput: {
      styleOverrides: {
        root: {
          '& .RaRichTextInput-editorContent': { '& > div': { backgroundColor: colours.surface } },
        },
      },
    },
    // A table that is wider than a tablet scrolls in itself, not with the page.
    RaList: {
      styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } },
    },
    RaDatagrid: {
      styleOverrides: {
        root: {
          '& .RaDatagrid-headerCell': { fontWeight: 600 },
          '& .RaDatagrid-tableWrapper': { overflowX: 'auto' },
        },
      },
    },
  },
};
