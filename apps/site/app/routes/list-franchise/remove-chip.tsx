import { X } from 'lucide-react';

/** Something chosen, and the button that takes it back. */
export function RemoveChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={`Remove ${label}`}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sign-tint pr-3 pl-4 font-semibold text-sign hover:bg-sign hover:text-on-sign"
    >
      {label}
      <X aria-hidden size={16} />
    </button>
  );
}
