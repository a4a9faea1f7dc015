type Row = readonly [name: string, meaning: string];

export const attributes: Row[] = [
  ['category', 'The name of a category; left out, all categories.'],
  ['city', 'A city where the brands take partners or have outlets; left out, all of India.'],
  ['limit', 'How many cards at most, 1 to 24; 6 if left out.'],
  [
    'theme',
    'light, dark, or auto: as the color-scheme of your page, and where it has none as the device of the reader.',
  ],
  [
    'host',
    'Our address. Only needed where your own script imports or contains ours, which then cannot tell where it came from.',
  ],
  ['lang', 'The language, else that of your page. So far there is English.'],
];

export const events: Row[] = [
  [
    'franchise-open',
    'A reader asks for details. With preventDefault() they stay closed, and you show your own.',
  ],
  ['enquiry-sent', 'An enquiry has reached us.'],
  [
    'enquiry-failed',
    'It has not. detail.fields names what has to be corrected; it is empty when nothing could be sent.',
  ],
];

export const properties: Row[] = [
  ['--franchise-accent', 'Buttons, links and focus.'],
  ['--franchise-on-accent', 'Text on buttons.'],
  ['--franchise-board', 'The board on top and the head of the form.'],
  ['--franchise-on-board', 'Text on the board.'],
  ['--franchise-background', 'Behind the cards.'],
  ['--franchise-surface', 'Cards, details and fields.'],
  ['--franchise-text, --franchise-muted', 'Text, and text that stands back.'],
  ['--franchise-line', 'Fine lines.'],
  ['--franchise-radius', 'Corners, such as 0px.'],
  ['--franchise-font', 'The type, such as Georgia, serif.'],
];

export const parts =
  'frame, board, site, title, all, grid, card, picture, logo, category, name, summary, figures, details, dialog, sheet, close, enquiry, field, submit';
