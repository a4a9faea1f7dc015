import { RotateCcw } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { PrivacyNote } from '../../forms/privacy-note.tsx';
import type { Phase } from './use-submission.ts';

type FormFooterProps = {
  phase: Phase;
  progress: number;
  onClear: (() => void) | null;
  onUndo: (() => void) | null;
};

export function FormFooter({ phase, progress, onClear, onUndo }: FormFooterProps) {
  const isSending = phase === 'sending';
  return (
    <div className="border-t border-line pt-8">
      <PrivacyNote>
        We collect your contact details to talk to you about this listing; the company, its figures,
        description and pictures are published once we have reviewed them.
      </PrivacyNote>
      <p className="mt-2 text-sm text-ink-muted noscript:hidden">
        Until you submit or clear it, what you fill in is kept in this browser only.
      </p>
      {isSending && (
        <label className="tabular mt-6 block text-sm font-semibold">
          {progress < 1 ? `Uploading ${Math.floor(progress * 100)}%` : 'Uploaded, being checked'}
          <progress value={progress} className="mt-1 block h-2 w-full accent-sign" />
        </label>
      )}
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
        <output className="flex items-center gap-3 empty:hidden sm:mr-auto">
          {onUndo && (
            <>
              Form cleared.
              <Button look="quiet" onClick={onUndo}>
                <RotateCcw aria-hidden size={18} />
                Undo
              </Button>
            </>
          )}
        </output>
        <Button
          look="outline"
          size="large"
          disabled={!onClear || isSending}
          onClick={onClear ?? undefined}
          className="max-sm:flex-1 noscript:hidden"
        >
          Clear form
        </Button>
        <Button
          type="submit"
          size="large"
          disabled={phase !== 'editing'}
          className="max-sm:order-first max-sm:w-full"
        >
          {isSending ? 'Submitting...' : 'Submit Listing'}
        </Button>
      </div>
    </div>
  );
}
