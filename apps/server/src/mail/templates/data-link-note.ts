import { dataLinkDays } from '@naya/contract/constants';
import { createElement as h } from 'react';
import { SmallPrint, TextLink } from '../layout.ts';

/** The way to see, take or erase what was sent, with what it opens and until when. */
export const DataLinkNote = ({ href }: { href: string }) =>
  h(
    SmallPrint,
    null,
    'See, download or erase everything that this e-mail address has sent us: ',
    h(TextLink, { href, label: 'your data with us' }),
    // No full stop behind the link: in plain text it would become part of it.
    ` (it works for ${dataLinkDays} days, for anybody who has it; after that, its page mails you a new one)`,
  );
