import { whatsappShareUrl } from '@naya/contract/saved/urls';
import { useState } from 'react';
import { Button, buttonClasses } from '../components/button.tsx';
import { newTab } from '../components/new-tab.ts';
import { useFrame } from '../data/frame.ts';

/** The URL holds everything that the page shows: whoever opens it sees the same. */
export function ShareLink({ url, text }: { url: string; text: string }) {
  const { publicUrl } = useFrame();
  const [copied, setCopied] = useState('');
  const link = publicUrl + url;
  return (
    <>
      <a
        href={whatsappShareUrl(`${text}: ${link}`)}
        {...newTab}
        className={buttonClasses({ look: 'outline' })}
      >
        Send by WhatsApp
      </a>
      <Button
        look="outline"
        className="noscript:hidden"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(link))}
      >
        Copy link
      </Button>
      {/* Empty, it leaves no gap before what follows. */}
      <output className="text-ink-muted empty:absolute">{copied === link && 'Link copied.'}</output>
    </>
  );
}
