const base = Number(process.env['E2E_PORT_BASE'] ?? 8101);

export const ports = {
  own: base,
  stub: base + 1,
  stubbed: base + 2,
  partner: base + 3,
  office: base + 9,
};

export const urls = {
  own: `http://localhost:${ports.own}`,
  stub: `http://localhost:${ports.stub}`,
  stubbed: `http://localhost:${ports.stubbed}`,
  partner: `http://localhost:${ports.partner}`,
  /** The same site under a name that is never listed. */
  stranger: `http://127.0.0.1:${ports.partner}`,
  office: `http://localhost:${ports.office}`,
};
