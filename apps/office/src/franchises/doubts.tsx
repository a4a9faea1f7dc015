import { createContext, use, useRef, useState, type ReactNode } from 'react';
import { HttpError, type RaRecord } from 'react-admin';

type Warnings = Record<string, string>;
type Doubts = {
  warnings: Warnings | null;
  /** Takes the warnings out of a refusal; false when it has none. */
  take: (error: unknown) => boolean;
  /** Accepts the warnings when the same data is saved a second time. */
  transform: (data: RaRecord) => RaRecord;
};

const Context = createContext<Doubts | null>(null);

function useDoubtsState(): Doubts {
  const [warnings, setWarnings] = useState<Warnings | null>(null);
  const last = useRef({ sent: '', isDoubted: false });
  return {
    warnings,
    take: (error) => {
      const told: Warnings | undefined =
        error instanceof HttpError ? error.body?.warnings : undefined;
      last.current.isDoubted = told !== undefined;
      setWarnings(told ?? null);
      return told !== undefined;
    },
    transform: (data) => {
      const sent = JSON.stringify(data);
      const acceptWarnings = last.current.isDoubted && last.current.sent === sent;
      last.current = { sent, isDoubted: false };
      setWarnings(null);
      return acceptWarnings ? { ...data, acceptWarnings } : data;
    },
  };
}

/** Keeps the server's warnings about a form until it is saved again. */
export function WithDoubts({ children }: { children: (doubts: Doubts) => ReactNode }) {
  const doubts = useDoubtsState();
  return <Context value={doubts}>{children(doubts)}</Context>;
}

export const useWarnings = (): string[] => Object.values(use(Context)?.warnings ?? {});
