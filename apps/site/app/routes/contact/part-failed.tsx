import { contactUrl } from '@naya/contract/urls';

/** One part of the page that could not be read; the rest stands. */
export function PartFailed({ message }: { message: string }) {
  return (
    <p role="alert" className="rounded-control bg-brick-tint px-4 py-3 text-brick">
      Error: {message}{' '}
      <a href={contactUrl} className="font-semibold underline underline-offset-4">
        Try again
      </a>
    </p>
  );
}
