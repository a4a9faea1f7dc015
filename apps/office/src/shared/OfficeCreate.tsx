import { Create, type CreateProps } from 'react-admin';
import { useTellFailure } from './tell-failure.ts';

export function OfficeCreate(props: CreateProps) {
  const tellFailure = useTellFailure();
  return (
    <Create
      redirect="edit"
      mutationOptions={{ onError: (error: unknown) => tellFailure(error, 'It is not saved.') }}
      {...props}
    />
  );
}
