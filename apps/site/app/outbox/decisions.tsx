import { formatDate } from '@naya/contract/format/date';
import { CircleQuestionMark, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusAction, StatusLine, statusActionLook } from '../components/status-line.tsx';
import { discardEntry, sendOldEntry } from './send.ts';
import type { KeptEntry, Summary } from './summary.ts';

type DecisionProps = { entry: KeptEntry; among: number };

/** Asks about entries that are not sent automatically, one at a time: several would cover a phone's screen. */
export default function Decisions({ old, refused }: Pick<Summary, 'old' | 'refused'>) {
  const among = old.length + refused.length;
  const [ended] = refused;
  if (ended) return <Refused entry={ended} among={among} />;
  return old[0] && <Old entry={old[0]} among={among} />;
}

function Old({ entry, among }: DecisionProps) {
  const written = formatDate(new Date(entry.createdAt));
  return (
    <StatusLine icon={<CircleQuestionMark aria-hidden size={18} className="shrink-0 text-sign" />}>
      Your {nameOf(entry)}, written on {written}, is still unsent. Send it?
      <Actions among={among}>
        <StatusAction onClick={() => void sendOldEntry(entry.id)}>Send it</StatusAction>
        <StatusAction onClick={() => void discardEntry(entry.id)}>Discard</StatusAction>
      </Actions>
    </StatusLine>
  );
}

/** Why it was refused for good, by status; for all others the form shows errors at its fields. */
const endings: Partial<Record<number, string>> = {
  403: 'the site refuses it',
  404: 'the site does not find what it is for',
  410: 'what it is for was taken off the site',
};

function Refused({ entry, among }: DecisionProps) {
  const ending = endings[entry.status ?? 0];
  return (
    <StatusLine icon={<TriangleAlert aria-hidden size={18} className="shrink-0 text-brick" />}>
      {ending
        ? `Your ${nameOf(entry)} was not sent: ${ending}.`
        : '1 message could not be accepted'}
      <Actions among={among}>
        <Link to={entry.url} className={statusActionLook}>
          {ending ? 'Open it' : 'Correct it'}
        </Link>
        <StatusAction onClick={() => void discardEntry(entry.id)}>Discard</StatusAction>
      </Actions>
    </StatusLine>
  );
}

function Actions({ among, children }: { among: number; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-x-2">
      {children}
      {among > 1 && <span className="text-sm">1 of {among}</span>}
    </span>
  );
}

const names = {
  enquiry: 'enquiry',
  contact: 'message',
  investor: 'registration',
  listing: 'listing',
};

function nameOf({ kind, about }: KeptEntry): string {
  if (about === '') return names[kind];
  return `${names[kind]} ${kind === 'listing' ? 'of' : 'about'} ${about}`;
}
