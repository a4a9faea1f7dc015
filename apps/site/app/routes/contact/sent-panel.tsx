import { messages } from '@naya/contract/api/errors';
import { contactUrl } from '@naya/contract/urls';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** Takes the form's place, in the same room, so that nothing moves. */
export function SentPanel({ isShown }: { isShown: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) panel.current?.focus();
  }, [isShown]);

  return (
    <output className="pointer-events-none grid place-items-center p-8">
      {isShown && (
        <div ref={panel} tabIndex={-1} className="max-w-sm text-center outline-none">
          <CircleCheck aria-hidden size={56} className="mx-auto text-leaf" />
          <p className="mt-4 text-2xl font-bold">{messages.contactSent}</p>
          <p className="mt-2 text-ink-muted">Thank you for writing to us.</p>
          <a
            href={contactUrl}
            className="pointer-events-auto mt-6 hidden min-h-11 items-center font-semibold text-sign underline underline-offset-4 noscript:inline-flex"
          >
            Send another message
          </a>
        </div>
      )}
    </output>
  );
}
