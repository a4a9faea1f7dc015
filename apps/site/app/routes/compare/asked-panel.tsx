import { useEffect, useRef } from 'react';
import { LinkButton } from '../../components/button.tsx';
import type { AskedLine } from './ask-answer.ts';

type AskedPanelProps = { asked: AskedLine[]; url: string; onAgain: () => void };

/** A reference for each brand; one that could not be sent says so. */
export function AskedPanel({ asked, url, onAgain }: AskedPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="rounded-card bg-leaf-tint p-5 sm:p-6">
      <h3 ref={title} tabIndex={-1} className="text-2xl outline-none">
        {asked.every(({ isWaiting }) => isWaiting) ? 'Waiting to be sent' : 'Enquiries submitted'}
      </h3>
      <ul className="my-4 grid gap-2">
        {asked.map(({ name, reference, isWaiting }) => (
          <li key={name}>
            <b>{name}</b>: {isWaiting ? 'waits, and is sent by itself' : 'sent'}
            {reference !== null && `, reference ${reference}`}
          </li>
        ))}
      </ul>
      <LinkButton to={url} look="outline" onClick={onAgain}>
        Ask again
      </LinkButton>
    </div>
  );
}
