import { createElement as h } from 'react';
import { ActionButton, Letter, Paragraph, SmallPrint } from '../layout.ts';

/** To somebody of ours: the link by which a password is set, the first time or anew. */
export function PasswordReset({ name, url }: { name: string; url: string }) {
  return h(
    Letter,
    { title: `Set your password, ${name}`, preview: 'The link is good for one day, once.' },
    h(Paragraph, null, 'Open this link to set your password for the back office.'),
    h(ActionButton, { href: url, label: 'Set the password' }),
    h(SmallPrint, null, 'It is good for one day, once. If you did not ask for it, do nothing.'),
  );
}
