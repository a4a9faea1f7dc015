import { X } from 'lucide-react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { classes } from './classes.ts';

type DialogProps = ComponentProps<'dialog'> & {
  id: string;
  /** For a dialog whose own controls change the URL's parameters. */
  staysOnQuery?: boolean;
};

/** A native modal: the browser keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ id, staysOnQuery = false, className, children, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key, pathname } = useLocation();
  const place = staysOnQuery ? pathname : key;
  const openedAt = useRef(place);

  useEffect(() => {
    if (openedAt.current !== place) dialog.current?.close();
    openedAt.current = place;
  }, [place]);

  useEffect(() => {
    const element = dialog.current;
    // A click on the backdrop has the dialog itself as its target.
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', closeOnBackdrop);
    return () => element?.removeEventListener('click', closeOnBackdrop);
  }, []);

  return (
    <dialog ref={dialog} id={id} className={classes('outline-none', className)} {...rest}>
      {children}
    </dialog>
  );
}

function findDialog(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : null;
}

/** Whether the browser supports the Invoker Commands API, so that no script is needed. */
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

/** Shows a cross unless it has children. */
export function DialogClose({
  closes,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { closes: string }) {
  const command = { commandfor: closes, command: 'close' };
  return (
    <button
      type="button"
      aria-label={children ? undefined : 'Close'}
      onClick={() => runsCommands() || findDialog(closes)?.close()}
      className={classes(
        !children && 'grid size-11 place-items-center rounded-control hover:bg-sunken',
        className,
      )}
      {...command}
      {...rest}
    >
      {children ?? <X aria-hidden size={22} />}
    </button>
  );
}
