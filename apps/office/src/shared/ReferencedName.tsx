import { useGetManyAggregate, type RaRecord } from 'react-admin';

type Props = { resource: string; id: RaRecord['id'] };

/** The name of a person or a category, of which a record holds the id alone. */
export function ReferencedName({ resource, id }: Props) {
  const { data, isPending } = useGetManyAggregate<RaRecord>(resource, { ids: [id] });
  if (isPending) return '…';
  return data?.[0]?.name ?? '(no longer there)';
}
