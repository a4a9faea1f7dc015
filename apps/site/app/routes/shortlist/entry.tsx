import { savedLimits, toggleShortlisted, type ShortlistEntry } from '@naya/contract/saved/saved';
import { moveShortlisted, noteShortlisted } from '@naya/contract/saved/edit-saved';
import { formatAmountRange } from '@naya/contract/format/amount';
import { stated } from '@naya/contract/format/figure';
import { formatRoiMonths } from '@naya/contract/format/roi';
import { franchiseUrl } from '@naya/contract/urls';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { categoryHue } from '../../components/chip.tsx';
import { TextArea } from '../../components/field.tsx';
import { SkeletonBlock } from '../../components/loading.tsx';
import { LogoBadge } from '../../components/picture.tsx';
import type { CardFranchise } from '../../franchises/read-franchises.ts';
import { changeSaved } from '../../saved/saved.ts';

type EntryProps = {
  entry: ShortlistEntry;
  /** Undefined while it is being read, and for good when it is gone. */
  card: CardFranchise | undefined;
  isGone: boolean;
  isFirst: boolean;
  isLast: boolean;
};

export function Entry({ entry: { id, note }, card, isGone, isFirst, isLast }: EntryProps) {
  const name = card?.business_name ?? `Franchise ${id}`;
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-4 md:grid-cols-[minmax(0,1fr)_20rem_auto]">
      {card ? <Facts card={card} /> : <Placeholder isGone={isGone} />}
      <TextArea
        label={<>Your note{<span className="sr-only"> on {name}</span>}</>}
        rows={2}
        maxLength={savedLimits.note}
        defaultValue={note}
        onChange={({ target }) => changeSaved((saved) => noteShortlisted(saved, id, target.value))}
      />
      <div className="flex gap-2 self-start md:pt-7 print:hidden">
        <IconButton
          label={`Move ${name} up`}
          isDisabled={isFirst}
          onPress={() => changeSaved((saved) => moveShortlisted(saved, id, -1))}
        >
          <ArrowUp aria-hidden size={20} />
        </IconButton>
        <IconButton
          label={`Move ${name} down`}
          isDisabled={isLast}
          onPress={() => changeSaved((saved) => moveShortlisted(saved, id, 1))}
        >
          <ArrowDown aria-hidden size={20} />
        </IconButton>
        <IconButton
          label={`Remove ${name}`}
          onPress={() => changeSaved((saved) => toggleShortlisted(saved, id))}
        >
          <X aria-hidden size={20} />
        </IconButton>
      </div>
    </li>
  );
}

function Facts({ card }: { card: CardFranchise }) {
  const amount = stated(formatAmountRange(card.investment_min, card.investment_max));
  const payback = stated(formatRoiMonths(card.excepted_roi_min, card.excepted_roi_max));
  return (
    <div className={`flex items-start gap-4 ${categoryHue(card.category)}`}>
      <LogoBadge src={card.business_logo} name={card.business_name} className="size-14 shrink-0" />
      <div className="min-w-0">
        <Link to={franchiseUrl(card.id)} className="text-xl font-bold underline underline-offset-4">
          {card.business_name}
        </Link>
        <p className="text-ink-muted">
          {card.category}
          {card.place && `, ${card.place}`}
        </p>
        <p className="font-semibold tabular-nums">
          {amount ?? 'Investment not stated'} ·{' '}
          {payback ? `back in ${payback}` : 'payback not stated'}
        </p>
      </div>
    </div>
  );
}

function Placeholder({ isGone }: { isGone: boolean }) {
  if (isGone) return <p className="text-ink-muted">This franchise is not listed any more.</p>;
  return <SkeletonBlock className="h-14" />;
}

type IconButtonProps = {
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
};

function IconButton({ label, isDisabled = false, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-control border border-line hover:bg-sunken disabled:opacity-40"
    >
      {children}
    </button>
  );
}
