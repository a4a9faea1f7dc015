import { Create, type CreateProps } from 'react-admin';
import { useNotifyFailure } from './use-notify-failure.ts';

/** `onRefused` is told of a refusal first, as in OfficeEdit; true when that is all there is to do. */
type Props = CreateProps & { onRefused?: (error: unknown) => boolean };

export function OfficeCreate({ onRefused, ...props }: Props) {
  const notifyFailure = useNotifyFailure();
  const refused = (error: unknown) => {
    if (!onRefused?.(error)) notifyFailure(error, 'It is not saved.');
  };
  return <Create redirect="edit" mutationOptions={{ onError: refused }} {...props} />;
}
