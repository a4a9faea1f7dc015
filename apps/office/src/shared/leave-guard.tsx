import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useBlocker, useTranslate } from 'react-admin';

/** What stands in forms, dialogs and notes of this page and is not saved. */
const unsaved = new Set<string>();
const listeners = new Set<() => void>();

function setUnsaved(id: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(id);
  else unsaved.delete(id);
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void) {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** While it is true, nobody leaves the screen without a question: by a link, Back, another address, a reload. */
export function useUnsaved(isUnsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    setUnsaved(id, isUnsaved);
    return () => setUnsaved(id, false);
  }, [id, isUnsaved]);
}

/** For a form whose fields keep their own text: unsaved from the first letter until `setTyped(false)`. */
export function useTypedForm() {
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped);
  return { isTyped, setTyped, onInput: () => setTyped(true) };
}

/** Before a dialog closes. */
export const confirmDrop = (isUnsaved: boolean): boolean =>
  !isUnsaved || window.confirm('What you have written is not sent. Drop it?');

/** The one guard of the whole office: a router asks one. */
export function LeaveGuard() {
  const isUnsaved = useSyncExternalStore(subscribe, () => unsaved.size > 0);
  const translate = useTranslate();
  const [asks, setAsks] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  // A save leads on in the same moment in which its form counts as saved: the question waits for the next render.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (unsaved.size === 0) blocker.proceed?.();
    else setAsks(true);
    // The router makes a new blocker in each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocker.state, isUnsaved]);
  useEffect(() => {
    if (!asks) return;
    setAsks(false);
    if (blocker.state !== 'blocked') return;
    if (unsaved.size === 0 || window.confirm(translate('ra.message.unsaved_changes'))) {
      blocker.proceed?.();
    } else blocker.reset?.();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asks]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return null;
}
