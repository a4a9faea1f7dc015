import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type ToastProps = {
  look: 'success' | 'error';
  /** The URL that closing opens without JavaScript: the same page without the message. */
  closeUrl: string;
  onClose: () => void;
  children: ReactNode;
};

/** At the top right, below the header and the strip of status lines. Always in the page, so that screen readers announce a new message. */
export function ToastCorner({ children }: { children: ReactNode }) {
  return (
    <div
      aria-live="assertive"
      className="fixed top-22 right-4 z-30 w-[min(26rem,calc(100vw-2rem))] lg:top-40 lg:right-6"
    >
      {children}
    </div>
  );
}

export function Toast({ look, closeUrl, onClose, children }: ToastProps) {
  const Icon = look === 'success' ? CircleCheck : CircleAlert;
  return (
    <div
      className={classes(
        'flex items-start gap-3 rounded-card border-l-8 bg-surface p-4 shadow-float',
        look === 'success' ? 'border-leaf' : 'border-brick',
      )}
    >
      <Icon
        aria-hidden
        size={24}
        className={look === 'success' ? 'shrink-0 text-leaf' : 'shrink-0 text-brick'}
      />
      <div className="flex-1 font-semibold">{children}</div>
      <form
        action={closeUrl}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <button
          aria-label="Close"
          className="-m-2.5 grid size-11 place-items-center rounded-control hover:bg-sunken"
        >
          <X aria-hidden size={20} />
        </button>
      </form>
    </div>
  );
}
