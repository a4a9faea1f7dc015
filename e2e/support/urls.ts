import { findFreePort } from './free-port.ts';

const base = Number(process.env['E2E_PORT_BASE'] ?? 8101);
const portsPerWorker = 10;
/** Playwright gives it to its workers; the process that starts them only lists tests and needs no port. */
const worker = process.env['TEST_PARALLEL_INDEX'];

const first = base + Number(worker ?? 0) * portsPerWorker;
const site = worker === undefined ? first : await findFreePort(first);
const partner = worker === undefined ? first + 1 : await findFreePort(site + 1);

/** A worker runs the tests of one project, against one server: each name means that one. */
export const ports = { own: site, office: site, stubbed: site, mailed: site, partner };

export const urls = {
  own: `http://localhost:${ports.own}`,
  office: `http://localhost:${ports.office}`,
  stubbed: `http://localhost:${ports.stubbed}`,
  partner: `http://localhost:${ports.partner}`,
  /** The same site under a name that is never listed. */
  stranger: `http://127.0.0.1:${ports.partner}`,
};
