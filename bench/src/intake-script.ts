const contact = {
  name: 'Asha Rao',
  phone: '98765 43210',
  subject: 'Support',
  message:
    'Which of your brands would suit a corner shop of 300 square feet in Nagpur? I have ₹12 lakh.',
};
const enquiry = { ...contact, franchiseId: '1', franchiseName: 'Chai Gully' };
const investor = {
  ...contact,
  location: 'Nagpur',
  investmentRange: '10-20L',
  preferredIndustry: 'Food & Beverage',
  experience: 'Ten years in retail.',
};
const calls: [path: string, payload: object][] = [
  ['/admin/api/contact', contact],
  ['/admin/api/investor', enquiry],
  ['/admin/api/investor', investor],
];

const asLua = ([path, payload]: [string, object]) =>
  `{"${path}", [==[${JSON.stringify({ ...payload, email: 'guest%d@example.in' })}]==]}`;

/** Three kinds of submission in turn for wrk, each under a key and an e-mail of its own. */
export const intakeScript = (seed: number) => `
local calls = {${calls.map(asLua).join(', ')}}
local random = math.random
math.randomseed(${seed})
request = function()
  local call = calls[random(#calls)]
  local key = string.format("%08x-%04x-4%03x-a%03x-%06x%06x", random(0, 0x7fffffff),
    random(0, 0xffff), random(0, 0xfff), random(0, 0xfff), random(0, 0xffffff), random(0, 0xffffff))
  local body = string.format(call[2], random(0, 0x7fffffff))
  local headers = { ["Content-Type"] = "application/json", ["Idempotency-Key"] = key }
  return wrk.format("POST", call[1], headers, body)
end`;
