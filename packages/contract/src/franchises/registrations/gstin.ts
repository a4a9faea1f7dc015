/** The fault of a company's number in words, or null when it has none. */
export type Fault = string | null;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
// State, PAN, number of the registration under that PAN, type (Z; D and C deduct or collect tax), check digit.
const shape = /^(\d\d)[A-Z]{5}\d{4}[A-Z][1-9A-Z][ZDC][\dA-Z]$/;
const otherTerritory = 97;
const centre = 99;
const lastState = 38;

export function cleanNumber(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/** India's tax number of a business. */
export function faultOfGstin(text: string): Fault {
  const gstin = cleanNumber(text);
  const state = Number(shape.exec(gstin)?.[1] ?? Number.NaN);
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
