import { FunctionField, TextField, type RaRecord } from 'react-admin';
import { OfficeList, Rows } from '../shared/OfficeList.tsx';

const sitesOf = (row: RaRecord) => (row['sites'] as string[]).join(', ');
const keyOf = (row: RaRecord) => (row['key_end'] ? `ends in ${row['key_end']}` : 'none');

export const PartnerList = () => (
  <OfficeList sort={{ field: 'name', order: 'ASC' }} pagination={false}>
    <Rows primary={(row) => row['name']} secondary={sitesOf}>
      <TextField source="name" sortable={false} />
      <FunctionField label="Sites" render={sitesOf} />
      <TextField source="contact_email" label="Contact" sortable={false} />
      <FunctionField label="Key" render={keyOf} />
    </Rows>
  </OfficeList>
);
