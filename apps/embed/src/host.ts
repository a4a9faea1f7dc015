import { embedScriptUrl } from '@naya/contract/urls';

/** Where the script came from is where it reads and sends. Only known while the script first runs. */
function findHost(): string {
  const current = document.currentScript;
  const script =
    current instanceof HTMLScriptElement
      ? current
      : document.querySelector<HTMLScriptElement>(`script[src*="${embedScriptUrl}"]`);
  return new URL(script?.src || document.baseURI).origin;
}

export const host = findHost();

/** A URL of ours as other sites have to write it. */
export function absolute(address: string): string {
  return new URL(address, host).href;
}
