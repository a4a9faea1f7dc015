import { whatsappShareUrl } from '@naya/contract/urls';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useFrame } from '../../data/use-frame.ts';

/** The address holds the whole case: whoever opens it sees the same figures. */
export function ShareCase({ url }: { url: string }) {
  const { publicUrl } = useFrame();
  const [isCopied, setCopied] = useState(false);
  const link = publicUrl + url;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <a
        href={whatsappShareUrl(`My franchise calculation: ${link}`)}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center rounded-control border border-line-strong px-4 font-semibold hover:bg-sunken"
      >
        Send by WhatsApp
      </a>
      <Button
        look="outline"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
      >
        Copy link
      </Button>
      <span role="status" className="text-ink-muted">
        {isCopied && 'Link copied.'}
      </span>
    </div>
  );
}
