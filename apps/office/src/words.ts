import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { fieldNames } from './shared/field-names.ts';

const messages = {
  ...english,
  resources: { franchises: { fields: fieldNames } },
  ra: {
    ...english.ra,
    auth: { ...english.ra.auth, logout: 'Sign out' },
    message: {
      ...english.ra.message,
      invalid_form: 'Please correct the marked fields.',
      unsaved_changes: 'What you have written here is not saved. Leave it all the same?',
    },
    notification: {
      ...english.ra.notification,
      created: 'Created.',
      updated: 'Saved.',
      deleted: 'Deleted.',
    },
  },
};

/** react-admin's own sentences, some of them in our words. */
export const i18nProvider = polyglotI18nProvider(() => messages, 'en', { allowMissing: true });
