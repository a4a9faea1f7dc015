import { X } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { classes } from './classes.ts';

/** A native modal: the browser keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ id, className, children, ...rest }: ComponentProps<'dialog'> & { id: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    if (openedAt.current !== key) dialog.current?.close();
    openedAt.current = key;
  }, [key]);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current.close();
  };

  return (
    <dialog ref={dialog} id={id} onClick={closeOnBackdrop} className={classes('outline-none', className)} {...rest}>
      {children}
    </dialog>
  );
}

function findDialog(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : null;
}

/** Browsers that know `command` need no script for it. */
function runsCommands(): boolean {
  return 'command' in HTMLButtonElement.prototype;
}

export function DialogTrigger({ opens, ...rest }: ComponentProps<'button'> & { opens: string }) {
  const command = { commandfor: opens, command: 'show-modal' };
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => runsCommands() || findDialog(opens)?.showModal()}
      {...command}
      {...rest}
    />
  );
}

export function DialogClose({ closes, className, ...rest }: ComponentProps<'button'> & { closes: string }) {
  const command = { commandfor: closes, command: 'close' };
  return (
    <button
      type="button"
      aria-label="Close"
      onClick={() => runsCommands() || findDialog(closes)?.close()}
      className={classes('grid size-11 place-items-center rounded-control hover:bg-sunken', className)}
      {...command}
      {...rest}
    >
      <X aria-hidden size={22} />
    </button>
  );
}
