// Sends submissions as fast as they are answered; prints one line of JSON. A process of its own.
// Usage: node intake-load.ts <url> <seconds> <connections>
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

const [url = '', seconds = '10', connections = '32'] = process.argv.slice(2);
let sent = 0;

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

function request(path: string, payload: object) {
  return {
    method: 'POST' as const,
    path,
    setupRequest: (call: autocannon.Request) => {
      sent += 1;
      const body = JSON.stringify({ ...payload, email: `guest${sent}@example.in` });
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      return { ...call, headers, body };
    },
  };
}

const result = await autocannon({
  url,
  duration: Number(seconds),
  connections: Number(connections),
  requests: [
    request('/admin/api/contact', contact),
    request('/admin/api/investor', enquiry),
    request('/admin/api/investor', investor),
  ],
});
const { average } = result.requests;
const { p50, p99, max } = result.latency;
const failed = result.errors + result.timeouts + result.non2xx;
console.log(JSON.stringify({ perSecond: average, kept: result['2xx'], failed, p50, p99, max }));
