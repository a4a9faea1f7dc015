export function whatsappDigits(number: string | null | undefined): string | null {
  return number?.replace(/\D/g, '') || null;
}

/** '098765 43210', '+91-98765-43210' → '+919876543210'; null for anything but one Indian mobile. */
export function normaliseIndianMobile(text: string | null | undefined): string | null {
  const compact = text?.replace(/[\s().-]/g, '') ?? '';
  const mobile = /^(?:\+91|0091|91|0)?([6-9]\d{9})$/.exec(compact)?.[1];
  return mobile === undefined ? null : `+91${mobile}`;
}

/** '+91 98640-12345' → '9864012345', as soon as it is whole; what is no such number stays as it is typed. */
export function tidyPhone(text: string): string {
  const compact = text.replace(/[\s().-]/g, '');
  return normaliseIndianMobile(compact)?.slice(3) ?? (/^\d{10}$/.test(compact) ? compact : text);
}

const half = /^(\d{5})(\d+)$/;

/** A phone as a spreadsheet keeps it: no number that loses its zeros, no plus sign that begins a formula. */
export function phoneAsText(phone: string, mobile: string | null): string {
  const digits = mobile?.replace('+91', '') ?? phone.trim();
  return digits.replace(half, '$1 $2').replace(/^\+(\d+)/, '(+$1)');
}
