import {
  maxFormBytes,
  listingPageSize,
  pictureFormats,
  pictureWidths,
} from '@naya/contract/constants';
import { maxLimit } from '@naya/contract/franchises/query';
import { partnerKeyHeader, partnerLimitFactor } from '@naya/contract/partners/key-header';
import { contactSubjects } from '@naya/contract/submissions/choices';
import { contactUrl } from '@naya/contract/urls';
import { html } from 'hono/html';
import { perClientIp, perSender } from '../../http/rate-limits.ts';
import { changes } from './changes.ts';
import { clientCommands, clientProgram, curlSteps, fetchProgram } from './first-steps.ts';
import { inlineCode } from './inline-code.ts';

const code = (text: string) => html`<pre tabindex="0">${text}</pre>`;

/** Origins and keys are given by people. */
const ask = (host: string) =>
  html`<a href="${host}${contactUrl}">ask us</a> (subject “${contactSubjects[2]}”)`;

/** A developer reads this before the reference. */
export const guide = (host: string) => html`
  <h2 id="start">First five minutes</h2>
  <p>Reading needs no key and no registration, from any origin. From a shell:</p>
  ${code(curlSteps(host))}
  <p>
    From a page, or from Node (save it as <code>start.mjs</code>, run <code>node start.mjs</code>):
  </p>
  ${code(fetchProgram(host))}
  <p>With a client that knows the types, made of this documentation. In an empty folder:</p>
  ${code(clientCommands(host))}
  <p>
    Then save this as <code>client.mts</code>;
    <code>npx tsc --noEmit --module nodenext client.mts</code> checks it, and Node from 22.18 on
    runs it: <code>node client.mts</code>.
  </p>
  ${code(clientProgram(host))}

  <h2 id="pages">Pages</h2>
  <p>
    <code>GET /api/franchises</code> without parameters is the whole catalogue. With any of its
    parameters it is one page of ${listingPageSize}, or of <code>limit</code>; more than ${maxLimit}
    is ${maxLimit}. <code>X-Total-Count</code> says how many match; <code>Link</code> holds the URLs
    of the first, previous, next and last page, relative to the URL you asked. Any other value that
    cannot be used is ignored, never an error.
  </p>

  <h2 id="pictures">Pictures and units</h2>
  <p>
    Amounts are whole rupees, paybacks months, spaces square feet. Pictures are paths of this
    server, such as <code>/media/&lt;hash&gt;-1200x800.webp</code>, where the name tells width and
    height; beside them <code>media</code> holds the same pictures as absolute URLs, under the names
    of their fields. Paths in the HTML of <code>content</code> are completed with
    <code>${host}</code>. Smaller pictures are at
    <code>${host}/media/&lt;hash&gt;-1200x800/&lt;width&gt;.&lt;format&gt;</code> with the widths
    ${pictureWidths.join(', ')} and the formats ${pictureFormats.join(', ')}. A width beyond the
    picture’s own gives its own. A size asked for the first time may come as WebP for a minute,
    whatever the format: go by <code>Content-Type</code>. A picture’s path never changes what it
    shows. Behind a <code>#</code> may stand <code>colour=c8e8e8</code>, to be shown until the
    picture is there, and <code>focus=50,20</code>, the point in per cent that stays in view when it
    is cut.
  </p>

  <h2 id="forms">Sending forms</h2>
  <p>
    Programs, and apps outside a browser, may post at once. The pages of a site, or an app in a web
    view, may post when its origin has been listed (<code>https://www.magazine.in</code>,
    <code>capacitor://localhost</code>, <code>ionic://localhost</code>,
    <code>http://localhost:*</code> while you develop): please ${ask(host)}. Until then the answer
    is 403. Send an <code>Idempotency-Key</code>, a UUID of your own, and you may repeat a request
    whose answer was lost: it is stored once. The same key with another body is refused with 422.
  </p>
  <p>
    <code>POST /api/investor</code> takes two forms. With <code>franchiseId</code> or
    <code>franchiseName</code> it is an enquiry to that brand; without both it is a person who
    registers as investor, with required fields of its own. An enquiry about a franchise that is not
    listed is no error: it stays with us.
  </p>

  <h2 id="limits">Limits</h2>
  <ul>
    <li>
      Reads: some 20 a second for each IP, several hundred at once; what a cache answers is not
      counted.
    </li>
    <li>
      Forms: ${perClientIp.points} in ${perClientIp.duration} seconds for each IP,
      ${perSender.points} in an hour for each e-mail from one IP.
    </li>
    <li>
      A JSON body: ${maxFormBytes.texts / 1024} KB. A form with pictures:
      ${maxFormBytes.pictures / 1024 / 1024} MB.
    </li>
  </ul>
  <p>
    A partner with a key has ${partnerLimitFactor} times as much by IP, counted for the key: send it
    as
    <code>${partnerKeyHeader}</code> with any call of <code>/api</code>.
    <code>GET /api/partner</code> counts your enquiries by month: those from the pages of your
    sites, and those sent with your key. A key belongs on a server, not into a page or an app. For
    one please ${ask(host)}; without it everything works.
  </p>
  <p>
    Beyond them the answer is 429 (413 for size); <code>Retry-After</code> says in seconds when to
    try again.
  </p>

  <h2 id="errors">Errors</h2>
  <p>
    Every answer of 400 and above is JSON of one shape; <code>message</code> and the texts of
    <code>errors</code> can be shown to people:
  </p>
  ${code(`{
  "success": false,
  "message": "Please correct the marked fields.",
  "errors": { "email": "Please enter a valid email address" }
}`)}
  <p>
    <code>errors</code> names fields with 422 and is empty otherwise. With 500 and above there is a
    <code>requestId</code>; every answer has it in <code>X-Request-Id</code>.
  </p>

  <h2 id="changes">Changes</h2>
  <p>Fields and calls are added, never taken away or renamed.</p>
  ${changes.map(
    ({ date, lines }) =>
      html`<h3>${date}</h3>
        <ul>
          ${lines.map((line) => html`<li>${inlineCode(line)}</li>`)}
        </ul>`,
  )}
`;
