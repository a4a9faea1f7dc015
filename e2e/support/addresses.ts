const base = Number(process.env['E2E_PORT_BASE'] ?? 8101);

export const ports = { own: base, stub: base + 1, stubbed: base + 2, office: base + 9 };

export const urls = {
  own: `http://localhost:${ports.own}`,
  stub: `http://localhost:${ports.stub}`,
  stubbed: `http://localhost:${ports.stubbed}`,
  office: `http://localhost:${ports.office}`,
};
