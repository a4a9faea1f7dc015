/** The fault of a company's number in words, or null when it has none. */
export type Fault = string | null;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
// State, PAN, number of the registration under that PAN, type (Z; D and C deduct or collect tax), check digit.
const gstinShape = /^(\d\d)[A-Z]{5}\d{4}[A-Z][1-9A-Z][ZDC][\dA-Z]$/;
const otherTerritory = 97;
const centre = 99;
const lastState = 38;

export function cleanNumber(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/** India's tax number of a business. */
export function faultOfGstin(text: string): Fault {
  const gstin = cleanNumber(text);
  const state = Number(gstinShape.exec(gstin)?.[1] ?? Number.NaN);
  if (Number.isNaN(state)) return 'is not of the form of a GSTIN';
  const known = (state >= 1 && state <= lastState) || state === otherTerritory || state === centre;
  if (!known) return 'names a state that does not exist';
  return gstin.at(-1) === checkDigit(gstin.slice(0, -1)) ? null : 'has a wrong check digit';
}

/** Luhn's method with 36 digits: every second one counts double, and a product's own digits are added. */
function checkDigit(body: string): string {
  let sum = 0;
  for (const [index, digit] of body.split('').entries()) {
    const product = digits.indexOf(digit) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return digits.charAt((36 - (sum % 36)) % 36);
}

// Listed or not, industry, state, year, kind of company, number. It has no check digit.
const cinShape = /^[LU]\d{5}([A-Z]{2})(\d{4})([A-Z]{3})\d{6}$/;
const states = new Set(
  'AN AP AR AS BR CH CG CT DD DL DN GA GJ HP HR JH JK KA KL LA LD LH MH ML MN MP MZ NL OD OR PB PD PN PY RJ SK TG TN TR TS TZ UK UP UR UT WB'.split(
    ' ',
  ),
);
const kinds = new Set('FLC FTC GAP GAT GOI NPL OPC PLC PTC SGC ULL ULT'.split(' '));
const firstCompanyYear = 1850;

/** The number under which a company is registered. */
export function faultOfCin(text: string, now = new Date()): Fault {
  const [, state = '', year = '', kind = ''] = cinShape.exec(cleanNumber(text)) ?? [];
  if (!state) return 'is not of the form of a CIN';
  if (!states.has(state)) return 'names a state that does not exist';
  if (Number(year) < firstCompanyYear || Number(year) > now.getFullYear()) {
    return 'names a year that cannot be';
  }
  return kinds.has(kind) ? null : 'names a kind of company that does not exist';
}

/** The number of an application at the Trade Marks Registry: digits alone. */
export const faultOfTrademark = (text: string): Fault =>
  /^\d{5,8}$/.test(cleanNumber(text)) ? null : 'is not of the form of a trademark application’s';

/** The letters of a CIN for each state of a GSTIN, from 01 on; some states have had several. */
const lettersByState =
  'JK HP PB CH UT|UR|UK HR DL RJ UP BR SK AR NL MN MZ TR ML AS WB JH OR|OD CT|CG MP GJ DD DN|DD MH AP KA GA LD|LH KL TN PY|PD|PN AN TG|TS AP LA'.split(
    ' ',
  );

type Numbers = {
  gst_number: string | null;
  cin_number: string | null;
  establishment_year: number | null;
};

/** Null when every number that is given is well-formed, and they contradict neither each other nor the stated year. */
export function faultOfRegistrations({
  gst_number,
  cin_number,
  establishment_year,
}: Numbers): Fault {
  if (!gst_number && !cin_number) return 'There is neither a GSTIN nor a CIN.';
  const gstFault = gst_number && faultOfGstin(gst_number);
  if (gstFault) return `The GSTIN ${gstFault}.`;
  const cinFault = cin_number && faultOfCin(cin_number);
  if (cinFault) return `The CIN ${cinFault}.`;
  const cin = cleanNumber(cin_number ?? '');
  const year = Number(cin.slice(8, 12));
  if (cin && establishment_year !== null && year > establishment_year) {
    return `The CIN names the year ${year}, the brand ${establishment_year}.`;
  }
  if (!gst_number || !cin) return null;
  const letters = lettersByState[Number(cleanNumber(gst_number).slice(0, 2)) - 1]?.split('|') ?? [];
  return letters.includes(cin.slice(6, 8)) ? null : 'GSTIN and CIN name different states.';
}

export type Registration = { kind: 'GSTIN' | 'CIN'; number: string; fault: Fault };

const looks = [
  {
    kind: 'GSTIN',
    look: /(?<![\dA-Z])\d\d[A-Z]{5}\d{4}[A-Z][\dA-Z]{3}(?![\dA-Z])/gi,
    faultOf: faultOfGstin,
  },
  {
    kind: 'CIN',
    look: /(?<![\dA-Z])[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}(?![\dA-Z])/gi,
    faultOf: (text: string) => faultOfCin(text),
  },
] as const;

/** The company numbers that stand in a text, each once, with what is wrong with it. */
export function findRegistrations(text: string): Registration[] {
  return looks.flatMap(({ kind, look, faultOf }) => {
    const numbers = new Set(text.match(look)?.map(cleanNumber));
    return [...numbers].map((number) => ({ kind, number, fault: faultOf(number) }));
  });
}
