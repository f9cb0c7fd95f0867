/** Texts by code, each with the details that it names. */
type Messages = Readonly<Record<string, (...details: never[]) => string>>;

interface Coded<M extends Messages> {
  new <C extends keyof M = keyof M>(code: C, ...details: Parameters<M[C]>): Error & { readonly code: C };
}

/** An error class with a catalogue of texts: callers branch on `code`, people read `message`. */
export const codedError = <M extends Messages>(name: string, messages: M): Coded<M> =>
  class<C extends keyof M> extends Error {
    override readonly name = name;
    readonly code: C;
    constructor(code: C, ...details: Parameters<M[C]>) {
      super((messages[code] as (...details: unknown[]) => string)(...details)); // cast: TS cannot pair a code with its details here
      this.code = code;
    }
  };
