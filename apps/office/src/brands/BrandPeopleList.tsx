import type { OfficeRole } from '@naya/contract/accounts/roles';
import { Button } from '@mui/material';
import {
  EmailField,
  FunctionField,
  TextField,
  usePermissions,
  useRecordContext,
  useRefresh,
  type RaRecord,
} from 'react-admin';
import { call } from '../api/call.ts';
import { OfficeList, searchFilters, Rows } from '../shared/OfficeList.tsx';
import { StatusChip } from '../shared/StatusChip.tsx';
import { useAction } from '../shared/use-action.ts';

type Brand = { id: number; name: string; role: string };

const brandsOf = (row: RaRecord) =>
  (row['brands'] as Brand[]).map(({ name, role }) => `${name} (${role})`).join(', ') || 'none';

function statusOf(row: RaRecord): string {
  if (row['blocked']) return 'blocked';
  return row['joined'] ? 'active' : 'invited';
}
const status = (row: RaRecord) => <StatusChip status={statusOf(row)} />;

/** Blocking and resetting sign the person out everywhere; only owners do it. */
function Actions() {
  const row = useRecordContext();
  const refresh = useRefresh();
  const run = useAction();
  const { permissions } = usePermissions<OfficeRole>();
  if (!row || permissions !== 'owner') return null;
  const isBlocked = Boolean(row['blocked']);
  const path = `/brand-people/${row.id}`;
  const change = async (method: string, changed: string, body?: unknown) => {
    const messages = { failed: 'Nothing has changed.' };
    if (await run(() => call(method, changed, body), messages)) refresh();
  };
  return (
    <>
      <Button size="small" onClick={() => void change('PUT', path, { blocked: !isBlocked })}>
        {isBlocked ? 'Unblock' : 'Block'}
      </Button>
      {row['two_factor'] && (
        <Button size="small" onClick={() => void change('POST', `${path}/two-factor/off`)}>
          Reset second factor
        </Button>
      )}
    </>
  );
}

const mark = (row: RaRecord) => (
  <>
    {status(row)} <Actions />
  </>
);

/** Everyone who signs in on the site for a brand. Who acts for which is changed at the franchise. */
export const BrandPeopleList = () => (
  <OfficeList
    actions={false}
    filters={searchFilters}
    sort={{ field: 'email', order: 'ASC' }}
    title="People of brands"
  >
    <Rows
      opens={false}
      primary={(row) => row['name'] || row['email']}
      secondary={(row) => `${row['email']} · ${brandsOf(row)}`}
      mark={mark}
    >
      <TextField source="name" sortable={false} />
      <EmailField source="email" label="E-mail" />
      <FunctionField label="Brands" render={brandsOf} />
      <FunctionField label="Status" render={status} />
      <FunctionField label="Action" render={() => <Actions />} />
    </Rows>
  </OfficeList>
);
