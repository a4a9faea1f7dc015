/** A page that still knows its bytes: to read them back out of a response takes two copies of them. */
export class PageResponse extends Response {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  /** `html` byte by byte as characters. */
  constructor(html: string, init: ResponseInit) {
    const bytes = Buffer.allocUnsafeSlow(html.length);
    bytes.write(html, 'latin1');
    super(bytes, init);
    this.#bytes = bytes;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes.buffer;
  }
}
