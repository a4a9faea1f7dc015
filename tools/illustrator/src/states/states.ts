/** Small drawings for empty and failed states; each is inlined in a page, so each stays under 3 KB. */
const open =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" role="img" aria-hidden="true">';
const floor = '<path d="M20 160H220" stroke="#cdbea5" stroke-width="4" stroke-linecap="round"/>';
const scallops = (x: number, y: number, count: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      `<path d="M${x + i * 20} ${y}h20v12a10 9 0 0 1-20 0z" fill="${i % 2 ? '#fff1d2' : '#0b5b4a'}"/>`,
  ).join('');
const slats = (x: number, y: number, w: number) =>
  `<path d="${Array.from({ length: 6 }, (_, i) => `M${x} ${y + i * 10}h${w}`).join('')}" stroke="#b9ae9d" stroke-width="2.5"/>`;

/** A shutter that is down, with a board hung on it. */
const noResults = `${open}${floor}<path d="M40 40H200V160H40Z" fill="#f3dfbd"/><path d="M34 32H206V42H34Z" fill="#e7dccb"/><path d="M48 48H192V70H48Z" fill="#0b5b4a"/><path d="M84 59H156" stroke="#fff1d2" stroke-width="5" stroke-linecap="round"/>${scallops(50, 72, 7)}<path d="M56 92H184V160H56Z" fill="#d3c9b8"/>${slats(56, 100, 128)}<path d="M120 88L100 108M120 88L140 108" stroke="#5f3a1f" stroke-width="2"/><path d="M90 106H150V138H90Z" fill="#fffbf4"/><circle cx="116" cy="119" r="8" fill="none" stroke="#b3341c" stroke-width="3.5"/><path d="M122 125L130 132" stroke="#b3341c" stroke-width="4" stroke-linecap="round"/></svg>`;

/** A signpost whose arms say nothing, and a crow. */
const notFound = `${open}${floor}<path d="M114 36H126V160H114Z" fill="#5f3a1f"/><circle cx="120" cy="32" r="8" fill="#f2a516"/><path d="M126 50H190L206 64L190 78H126Z" fill="#0b5b4a"/><path d="M142 64H178" stroke="#fff1d2" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 11"/><path d="M114 88H52L36 102L52 116H114Z" fill="#f2a516"/><path d="M62 102H98" stroke="#3a2600" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 11"/><path d="M152 47C152 36 161 31 169 33C172 26 182 28 182 34L188 36L182 38C180 47 171 50 162 49L142 56Z" fill="#2b2a2e"/><circle cx="178" cy="33" r="1.3" fill="#fff1d2"/><path d="M60 160C58 150 62 144 66 140C66 148 70 152 68 160Z" fill="#2f6a41"/><path d="M72 160C72 152 76 148 82 146C80 152 80 156 78 160Z" fill="#4f8a4b"/></svg>`;

/** A plug pulled out of its socket. */
const offline = `${open}${floor}<path d="M150 52H222V124H150Z" fill="#e7dccb"/><path d="M160 62H212V114H160Z" fill="#fffbf4"/><circle cx="186" cy="76" r="6" fill="#665e52"/><circle cx="175" cy="98" r="5" fill="#665e52"/><circle cx="197" cy="98" r="5" fill="#665e52"/><path d="M20 148C20 116 30 96 52 90" fill="none" stroke="#2d2a26" stroke-width="7" stroke-linecap="round"/><path d="M50 70H84Q94 70 94 80V98Q94 108 84 108H50Q40 108 40 98V80Q40 70 50 70Z" fill="#b3341c"/><path d="M94 80H114M94 98H114" stroke="#5d6566" stroke-width="7" stroke-linecap="round"/><path d="M124 66L132 54M128 89H142M124 112L132 124" stroke="#f2a516" stroke-width="5" stroke-linecap="round"/><path d="M180 160C178 150 182 144 186 140C186 148 190 152 188 160Z" fill="#2f6a41"/><path d="M194 160C194 152 198 148 204 146C202 152 202 156 200 160Z" fill="#4f8a4b"/></svg>`;

/** A pillar box with its mouth open and nothing in it. */
const emptyInbox = `${open}${floor}<path d="M84 66Q84 30 120 30Q156 30 156 66V150H84Z" fill="#b3341c"/><path d="M128 31Q156 36 156 66V150H128Z" fill="#9c2a15"/><path d="M76 64H164V76H76Z" fill="#c9492f"/><path d="M76 146H164V160H76Z" fill="#2d2a26"/><path d="M96 88H144V98H96Z" fill="#2d2a26"/><path d="M98 108H142V136H98Z" fill="#fffbf4"/><path d="M106 117H134M106 127H124" stroke="#cdbea5" stroke-width="4" stroke-linecap="round"/><path d="M182 106L212 92L222 112L192 126Z" fill="#fff1d2" stroke="#d9a53a" stroke-width="3" stroke-linejoin="round"/><path d="M182 106L206 112L212 92" fill="none" stroke="#d9a53a" stroke-width="3"/><path d="M172 128q-8 4-8 10" fill="none" stroke="#cdbea5" stroke-width="3" stroke-linecap="round" stroke-dasharray="2 6"/><path d="M44 160C42 146 46 138 52 132C53 142 57 148 55 160Z" fill="#2f6a41"/><path d="M58 160C58 150 62 146 68 143C66 150 66 155 64 160Z" fill="#4f8a4b"/></svg>`;

/** The neutral shop of `site/placeholder`, for where a file would be too much. */
export const placeholderSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180"><path d="M0 0H240V180H0Z" fill="#f6efe3"/><path d="M46 40H194V156H46Z" fill="#fbf5ea"/><path d="M42 35H198V42H42Z" fill="#e7dccb"/><path d="M54 52H186V74H54Z" fill="#bbb1a1"/><path d="M92 63H148" stroke="#f6efe3" stroke-width="4" stroke-linecap="round"/>${scallops(60, 78, 6).replaceAll('#0b5b4a', '#e7dccb').replaceAll('#fff1d2', '#f6efe3')}<path d="M62 94H178V156H62Z" fill="#d8d0c3"/>${slats(62, 102, 116)}<path d="M0 156H240V180H0Z" fill="#e7dccb"/></svg>`;

export const states: Record<string, string> = {
  'no-results': noResults,
  'not-found': notFound,
  offline,
  'empty-inbox': emptyInbox,
};
