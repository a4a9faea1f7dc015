import { createContext, use, useRef, useState, type ReactNode } from 'react';
import { HttpError, type RaRecord } from 'react-admin';

type Warnings = Record<string, string>;
type SaveWarnings = {
  warnings: Warnings | null;
  /** Takes the warnings out of a refusal; false when it has none. */
  takeWarnings: (error: unknown) => boolean;
  /** Accepts the warnings when the same data is saved a second time. */
  transform: (data: RaRecord) => RaRecord;
};

const Context = createContext<SaveWarnings | null>(null);

function useSaveWarningsState(): SaveWarnings {
  const [warnings, setWarnings] = useState<Warnings | null>(null);
  const last = useRef({ sent: '', hasWarnings: false });
  return {
    warnings,
    takeWarnings: (error) => {
      const found: Warnings | undefined =
        error instanceof HttpError ? error.body?.warnings : undefined;
      last.current.hasWarnings = found !== undefined;
      setWarnings(found ?? null);
      return found !== undefined;
    },
    transform: (data) => {
      const sent = JSON.stringify(data);
      const acceptWarnings = last.current.hasWarnings && last.current.sent === sent;
      last.current = { sent, hasWarnings: false };
      setWarnings(null);
      return acceptWarnings ? { ...data, acceptWarnings } : data;
    },
  };
}

/** Keeps the server's warnings about a form until it is saved again. */
export function WithSaveWarnings({
  children,
}: {
  children: (saveWarnings: SaveWarnings) => ReactNode;
}) {
  const saveWarnings = useSaveWarningsState();
  return <Context value={saveWarnings}>{children(saveWarnings)}</Context>;
}

export const useWarnings = (): string[] => Object.values(use(Context)?.warnings ?? {});
