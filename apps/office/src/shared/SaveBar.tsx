import { SaveButton, Toolbar } from 'react-admin';

/** Where nothing is deleted, or deleting is an action of its own. */
export const SaveBar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);
