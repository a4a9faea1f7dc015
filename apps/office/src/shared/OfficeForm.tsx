import { SimpleForm, type SimpleFormProps } from 'react-admin';
import { TypedValues } from './TypedValues.tsx';

/** Settings of every form: it asks before it is left. The screen itself shows refusals, after a second try too. */
export const formDefaults = {
  warnWhenUnsavedChanges: true,
  // No path starts with this, so that each leads out: the default takes `/pages/12` for a part of `/pages/1`.
  formRootPathname: 'outside',
  disableInvalidFormNotification: true,
  // Read by TypedValues.
  resetOptions: { keepDirtyValues: true, keepDirty: true },
};

export const OfficeForm = ({ children, ...props }: SimpleFormProps) => (
  <SimpleForm {...formDefaults} {...props}>
    <TypedValues />
    {children}
  </SimpleForm>
);
