import { createElement as h } from 'react';
import { Letter, Paragraph } from '../layout.ts';

export const testMailTitle = 'A test mail';

/** To an owner who has asked for it. */
export const TestMail = () =>
  h(
    Letter,
    { title: testMailTitle, preview: 'Mails from this site arrive.' },
    h(
      Paragraph,
      null,
      'You have asked for this mail on the setup page. It has arrived: mails from this site do.',
    ),
  );
