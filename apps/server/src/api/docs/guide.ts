import {
  maxFormBytes,
  listingPageSize,
  pictureFormats,
  pictureWidths,
} from '@naya/contract/constants';
import { failureStatuses, type FailureCode } from '@naya/contract/failure-codes';
import { maxLimit } from '@naya/contract/franchises/query';
import {
  partnerKeyHeader,
  partnerLimitFactor,
  publicTestKey,
  testModeHeader,
} from '@naya/contract/partners/key-header';
import { contactSubjects } from '@naya/contract/choices';
import { contactUrl, partnersUrl } from '@naya/contract/urls';
import { packageUrl } from '@naya/contract/partners/urls';
import { html } from 'hono/html';
import { formElapsedHeader, formTrapHeader } from '@naya/contract/submissions/form-hints';
import { replayedHeader } from '../../http/body.ts';
import { perClientIp, perSender } from '../../http/rate-limits.ts';
import { lingering } from '../../http/body-size.ts';
import { ignoredHeader } from '../../http/ignored-parameters.ts';
import { changes } from './changes.ts';
import {
  clientCommands,
  clientProgram,
  curlSteps,
  fetchProgram,
  listingStep,
  packageCommands,
  storeProgram,
} from './first-steps.ts';
import { inlineCode } from './markup.ts';

const code = (text: string) => html`<pre tabindex="0">${text}</pre>`;

/** Origins and keys are given by people. */
const ask = (host: string) =>
  html`<a href="${host}${contactUrl}">ask us</a> (subject “${contactSubjects[2]}”)`;

const reasons: Record<FailureCode, string> = {
  not_found: 'There is no such address or item.',
  expired: 'A mailed link is too old.',
  signed_out: `A \`${partnerKeyHeader}\` that is not known; in \`GET /api/partner\` none at all.`,
  forbidden:
    'A page of a site that is not listed sends a form, or a test key is sent to `/admin/api`.',
  conflict: 'Somebody else was quicker. With 422: the `Idempotency-Key` was used for another body.',
  unreadable: 'The body or the address cannot be read.',
  invalid: 'Fields need correction; `errors` names them.',
  too_large: 'Too many bytes or parts. With 414: the address is too long.',
  wrong_type: 'Another type of content is expected, of the body or of a picture.',
  too_slow: 'A form arrived too slowly.',
  too_many: 'A limit is used up; `Retry-After` says until when.',
  unavailable:
    'Database or storage is away, or too many ask; `Retry-After` says when to try again.',
  method_not_allowed: 'The address takes other methods; `Allow` names them.',
  internal: 'Our fault; please send us the `requestId`.',
};

/** A developer reads this before the reference. */
export const guide = (host: string) => html`
  <h2 id="start">First five minutes</h2>
  <p>Reading needs no key and no registration, from any origin. From a shell:</p>
  ${code(curlSteps(host))}
  <p>
    From Node (save it as <code>start.mjs</code>, run <code>node start.mjs</code>), or from a page,
    where the last call is answered 403 until <a href="#forms">its origin is listed</a>:
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
    <code>GET /api/franchises</code> without parameters is the whole catalogue. With a filter,
    <code>sort</code>, <code>page</code> or <code>limit</code>, or with <code>updated_since</code>,
    it is one page of ${listingPageSize}, or of <code>limit</code>; more than ${maxLimit} is
    ${maxLimit}. <code>fields</code> and <code>srcset</code> change the items alone.
    <code>ids</code> gives those franchises, whatever filters, order and page stand beside it.
    <code>X-Total-Count</code> says how many match; <code>Link</code> holds the URLs of the first,
    previous, next and last page, relative to the URL you asked. A page behind the last one is empty
    and has its total. Nothing is an error: what is ignored, an unknown name or a value that cannot
    be used, is named in <code>${ignoredHeader}</code>, so a misspelt filter is found.
  </p>
  <p>
    <code>GET /api/blogs</code> and <code>GET /api/events</code> are whole lists, or pages once
    <code>page</code> or <code>limit</code> is named. On every list
    <code>fields=id,slug</code> gives those fields alone.
    <code>GET /api/franchises?updated_since=2026-11-01T00:00:00Z</code> gives what changed since
    then, the longest unchanged first. Follow <code>rel="next"</code> to the end and remember the
    <code>updated_at</code> of the last item: the next time begin a minute before it, since a change
    is seen a moment after its time. Nothing is skipped, whatever changes meanwhile; some may come
    twice. What is listed no more is in no answer, so compare the ids of <code>fields=id</code>.
    <code>GET /api/franchise-facets</code> counts what each choice would leave,
    <code>GET /api/franchise-figures</code> has the medians, and
    <code>GET /api/suggest?q=</code> what a typed text may mean.
  </p>

  <h2 id="pictures">Pictures and units</h2>
  <p>
    Amounts are whole rupees, paybacks months, spaces square feet. Pictures are paths of this
    server, such as <code>/media/&lt;hash&gt;-1200x800.webp</code>, where the name tells width and
    height; beside them, but for <code>GET /api/suggest</code>, <code>media</code> holds the same
    pictures as absolute URLs, under the names of their fields. Paths in the HTML of
    <code>content</code> are completed with <code>${host}</code>. Smaller pictures are at
    <code>${host}/media/&lt;hash&gt;-1200x800/&lt;width&gt;.&lt;format&gt;</code> with the widths
    ${pictureWidths.join(', ')} and the formats ${pictureFormats.join(', ')}. A width beyond the
    picture’s own gives its own. A size asked for the first time may come as WebP for a minute,
    whatever the format: go by <code>Content-Type</code>. With <code>srcset=webp</code> or
    <code>srcset=avif</code> each item has <code>srcset</code> beside <code>media</code>, ready for
    the attribute. A picture’s path never changes what it shows. Behind a <code>#</code> may stand
    <code>colour=c8e8e8</code>, to be shown until the picture is there, and
    <code>focus=50,20</code>, the point in per cent that stays in view when it is cut.
  </p>

  <h2 id="forms">Sending forms</h2>
  <p>
    Programs, and apps outside a browser, may post at once. The pages of a site, or an app in a web
    view, may post when its origin has been listed (<code>https://www.magazine.in</code>,
    <code>capacitor://localhost</code>, <code>ionic://localhost</code>,
    <code>http://localhost:*</code> while you develop): please ${ask(host)}. Until then the answer
    is 403, with a sentence that the page can read. Send an <code>Idempotency-Key</code>, a UUID of
    your own, and you may repeat a request whose answer was lost: it is stored once, and the answer
    to the repetition says <code>${replayedHeader}: true</code>. The same key with another body is
    refused with 422, <code>code</code> <code>conflict</code>. A repetition counts for nothing in
    the limit of its e-mail. Such a key is kept for good: after its form has been erased it still
    brings the first answer, and stores nothing.
  </p>
  <p>
    <code>${formElapsedHeader}</code> (milliseconds from the first sight of a form) and
    <code>${formTrapHeader}</code> (<code>1</code> when a hidden field has text) come with forms
    that people fill in, and help to tell rubbish apart. A program leaves them out, and nothing is
    held against it.
  </p>
  <p>
    <code>POST /api/investor</code> takes two forms. With <code>franchiseId</code> or
    <code>franchiseName</code> it is an enquiry to that brand; without both it is a person who
    registers as investor, with required fields of its own. An enquiry about a franchise that is not
    listed is no error: it stays with us. What cannot be right is: an id that can be none
    (<code>-1</code>, <code>1.5</code>), an id with the name of another listed brand, or neither id
    nor name.
  </p>

  <p>
    A listing is a form with files. As a test, with a picture of yours as <code>logo.png</code>:
  </p>
  ${code(listingStep(host))}

  <h2 id="tests">Trying forms out</h2>
  <p>
    With <code>${partnerKeyHeader}: ${publicTestKey}</code> every form of <code>/api</code> is
    checked and answered as a real one: the same statuses, shapes and sentences, files looked at,
    idempotency keys known again, the same limits. Nothing of it is stored, mailed or counted. The
    answer says so in <code>${testModeHeader}: true</code>, its body, refusals too, with
    <code>"test": true</code>; its <code>id</code> leads to nothing. An idempotency key is known
    again for a day, and separately from real ones. Anybody may use this key; it counts for your IP,
    and raises no limit: for more than ${perSender.points} tries in an hour take another e-mail.
    Reads are the same with and without it.
  </p>
  <p>
    A partner has a test key of its own beside the real one (<code>tk_…</code> and
    <code>pk_…</code>), with limits of its own, and a page that we give a link to: it shows its
    sites, its enquiries by month and what became of its last tests, and takes requests for sites.
    Below <code>/admin/api</code> there is no test mode; a form with a test key is refused there.
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
    <code>GET /api/partner</code> counts the enquiries by month that were sent with your key. A key
    belongs on a server, not into a page or an app. For one please ${ask(host)}; without it
    everything works.
  </p>
  <p>
    Beyond them the answer is 429 (413 for size, sent before the rest of the body has come; whoever
    reads it only after sending has ${lingering.maxMs / 1000} seconds for that until the connection
    closes); <code>Retry-After</code> says in seconds when to try again. Before that the answer to a
    read or a form says in <code>RateLimit</code> how much is left (<code>r</code>) and in how many
    seconds all of it will be there again (<code>t</code>), and in <code>RateLimit-Policy</code> the
    limit itself: <code>client-ip</code> (or <code>partner</code>) and <code>sender</code> count
    forms, <code>reads</code> counts milliseconds of our work. What is refused before anything is
    counted says nothing: an unknown key, a path that cannot be read. An answer from a cache has the
    figures of when it was stored.
  </p>

  <h2 id="errors">Errors</h2>
  <p>
    Every answer of 400 and above is JSON of one shape. Programs go by <code>code</code>, which
    stays the same when a sentence changes; <code>message</code> and the texts of
    <code>errors</code> can be shown to people:
  </p>
  ${code(`{
  "success": false,
  "code": "invalid",
  "message": "Please correct the marked fields.",
  "errors": { "email": "Please enter a valid email address" }
}`)}
  <table>
    <tr>
      <th>Code</th>
      <th>Status</th>
      <th>When</th>
    </tr>
    ${Object.entries(failureStatuses).map(
      ([name, status]) =>
        html`<tr>
          <td><code>${name}</code></td>
          <td>${status}</td>
          <td>${inlineCode(reasons[name as FailureCode])}</td>
        </tr>`,
    )}
  </table>
  <p>
    <code>errors</code> names fields with 422, and with 413 and 415 where one field is the reason, a
    picture for instance; otherwise it is empty. A method that HTTP itself does not know is 400
    without a body. With 500 and above there is a <code>requestId</code>; every answer has it in
    <code>X-Request-Id</code>.
  </p>

  <h2 id="packages">Packages</h2>
  <p>
    For TypeScript and JavaScript, in a browser, React Native or Node:
    <a href="${packageUrl('contract')}"><code>@naya/contract</code></a> has the types and schemas of
    the answers and forms and writes amounts, months and dates as our own pages do;
    <a href="${packageUrl('store')}"><code>@naya/store</code></a> is a store on Redux Toolkit with
    all of <code>/api</code>. They come from this server, not from a registry: keep the two files in
    your repository.
  </p>
  ${code(packageCommands(host))}
  <p>
    Each has its manual in <code>node_modules/@naya/…/README.md</code>. A first program, such as
    <code>store.mjs</code>, run by <code>node store.mjs</code>:
  </p>
  ${code(storeProgram(host))}
  <p>
    Cards with figures and a form for any page, without building anything:
    <a href="${partnersUrl}">the widget</a>.
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
