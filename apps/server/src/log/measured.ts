import { channel, subscribe } from 'node:diagnostics_channel';

/** What happens deep inside and is counted by whoever listens; without a listener it costs nothing. */
type Measured = {
  /** A request that a limit refused. */
  refused: { limit: string };
  /** A statement or a whole transaction of one of the pools. */
  query: { pool: string; ms: number };
  /** A command to a store that speaks S3. */
  store: { command: string; ms: number };
  /** A try to send a mail. */
  mail: { result: 'sent' | 'written' | 'failed' };
  /** A mail that came in for a conversation. */
  mailIn: { result: 'stored' | 'bounce' | 'automatic' | 'refused' };
};

const nameOf = (what: keyof Measured) => `naya.${what}`;

export function report<What extends keyof Measured>(what: What, measured: Measured[What]): void {
  channel(nameOf(what)).publish(measured);
}

export function onReported<What extends keyof Measured>(
  what: What,
  listen: (measured: Measured[What]) => void,
): void {
  subscribe(nameOf(what), (measured) => listen(measured as Measured[What]));
}

type Around = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
let around: Around = (_name, work) => work();

/** Work that is a span of its own where traces are collected. */
export const traced: Around = (name, work) => around(name, work);

export function traceWith(own: Around): void {
  around = own;
}
