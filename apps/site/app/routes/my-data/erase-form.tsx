import { apiBaseUrl, apiPaths } from '@naya/contract/api/paths';
import { Download, Trash2 } from 'lucide-react';
import { Form, useParams } from 'react-router';
import { Button } from '../../components/button.tsx';

/** To take along, or to erase: the second asks once more, without a script. */
export function EraseForm({ hasFailed }: { hasFailed: boolean }) {
  const { token = '' } = useParams();
  return (
    <div className="mt-8 grid gap-4">
      <p>
        <a
          href={apiBaseUrl + apiPaths.myData(token)}
          download="my-data.json"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-sign underline underline-offset-4"
        >
          <Download aria-hidden size={20} />
          Download it as a file (JSON)
        </a>
      </p>
      <details className="rounded-card border border-line p-5" open={hasFailed}>
        <summary className="min-h-8 cursor-pointer font-semibold">Erase everything</summary>
        {hasFailed && (
          <p role="alert" className="mt-3 font-semibold text-brick">
            It could not be erased just now. Please try again in a moment.
          </p>
        )}
        <p className="mt-3 max-w-prose text-ink-muted">
          What you sent goes, with our notes and stored mails, and a listing that was not published
          goes with its pictures. Enquiries that wait for an answer will not get one, and this
          cannot be undone. A listing that is already public is taken off the site until the brand
          names another contact; what it says of the business stays with us. Mails that were
          delivered, to you, to our team or to a brand, lie in their mailboxes and are not reached
          from here.
        </p>
        <Form method="post" replace className="mt-4">
          <Button type="submit" look="outline">
            <Trash2 aria-hidden size={20} />
            Yes, erase what I sent
          </Button>
        </Form>
      </details>
    </div>
  );
}
