import { TextField } from 'react-admin';
import { OfficeList } from '../shared/OfficeList.tsx';
import { Rows } from '../shared/Rows.tsx';

export const ReplyTemplateList = () => (
  <OfficeList sort={{ field: 'name', order: 'ASC' }}>
    <Rows primary={(row) => row.name} secondary={(row) => row.subject}>
      <TextField source="name" />
      <TextField source="subject" sortable={false} />
    </Rows>
  </OfficeList>
);
