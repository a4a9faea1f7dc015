/**
 * A page that still knows its bytes. As the body of a `Response` they would be copied going in and coming out, so the response
 * itself has none, and makes one for the few who read it as a stream.
 */
export class PageResponse extends Response {
  readonly #bytes: Buffer<ArrayBuffer>;

  /** The bytes have a memory of their own. */
  constructor(bytes: Buffer<ArrayBuffer>, init: ResponseInit) {
    super(null, init);
    this.#bytes = bytes;
  }

  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    return new Response(this.#bytes).body;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes.buffer;
  }

  override async text(): Promise<string> {
    return this.#bytes.toString();
  }
}
