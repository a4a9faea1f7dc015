import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';

const shownMs = 2_500;

export function Snippet({ code }: { code: string }) {
  return (
    <section aria-labelledby="snippet" className="signboard p-5 sm:p-6">
      <div className="on-board flex flex-wrap items-center justify-between gap-3 text-on-board">
        <h2 id="snippet" className="text-2xl">
          Your snippet
        </h2>
        <CopyButton text={code} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable */}
      <pre tabIndex={0} className="mt-4 overflow-x-auto rounded-control bg-surface p-4 text-sm">
        <code>{code}</code>
      </pre>
      <p className="mt-4 text-on-board-muted">
        Paste it where the franchises are to stand; a page with nothing else in it does too. The
        script is loaded beside your page, never in its way, and weighs less than a small picture.
        Several of them on one page need the script once.
      </p>
    </section>
  );
}

/** Without scripts nothing can be copied for the reader, so there is no button. */
function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied'),
      () => setCopied('Select it and copy'),
    );

  return (
    <Button look="accent" onClick={() => void copy()} className="noscript:hidden">
      {copied === null ? <Copy aria-hidden size={18} /> : <Check aria-hidden size={18} />}
      <span aria-live="polite">{copied ?? 'Copy'}</span>
    </Button>
  );
}
