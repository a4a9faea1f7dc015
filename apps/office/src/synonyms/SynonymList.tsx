import { FunctionField } from 'react-admin';
import { OfficeList } from '../shared/OfficeList.tsx';
import { Rows } from '../shared/Rows.tsx';

export const SynonymList = () => (
  <OfficeList sort={{ field: 'id', order: 'ASC' }}>
    <Rows primary={(row) => row.words.join(', ')}>
      <FunctionField
        source="words"
        label="Words"
        sortable={false}
        render={(row) => row.words.join(', ')}
      />
    </Rows>
  </OfficeList>
);
