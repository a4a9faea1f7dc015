import { headerShadowScrollPx } from '@naya/contract/constants';
import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > headerShadowScrollPx,
    () => false,
  );
}
