import { cleanNumber, type Fault } from './gstin.ts';

// Listed or not, industry, state, year, kind of company, number. It has no check digit.
const shape = /^[LU]\d{5}([A-Z]{2})(\d{4})([A-Z]{3})\d{6}$/;
const states = new Set(
  'AN AP AR AS BR CH CG CT DD DL DN GA GJ HP HR JH JK KA KL LA LD LH MH ML MN MP MZ NL OD OR PB PD PN PY RJ SK TG TN TR TS TZ UK UP UR UT WB'.split(
    ' ',
  ),
);
const kinds = new Set('FLC FTC GAP GAT GOI NPL OPC PLC PTC SGC ULL ULT'.split(' '));
const firstCompanyYear = 1850;

/** The number under which a company is registered. */
export function faultOfCin(text: string, now = new Date()): Fault {
  const [, state = '', year = '', kind = ''] = shape.exec(cleanNumber(text)) ?? [];
  if (!state) return 'is not of the form of a CIN';
  if (!states.has(state)) return 'names a state that does not exist';
  if (Number(year) < firstCompanyYear || Number(year) > now.getFullYear()) {
    return 'names a year that cannot be';
  }
  return kinds.has(kind) ? null : 'names a kind of company that does not exist';
}
