declare module 'saxen' {
  type Attributes = Record<string, string>;

  /** What of this parser is used: documents are written to it piece by piece. */
  export class Parser {
    on(
      event: 'openTag',
      hook: (name: string, attributes: () => Attributes, decode: unknown, isSelfClosing: boolean) => void,
    ): this;
    on(event: 'closeTag', hook: (name: string) => void): this;
    on(event: 'text' | 'cdata', hook: (text: string) => void): this;
    on(event: 'error', hook: (error: Error) => void): this;
    write(text: string): this;
    end(): this;
  }
}
