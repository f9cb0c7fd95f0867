/**
 * What is kept of a visitor as one JSON document, in pieces: years of playback do not fit into one text.
 *
 * @param measured one JSON object at a time; a line break at the end is fine
 */
export async function* exportDocument(kept: object, measured: AsyncIterable<string>): AsyncGenerator<string> {
  yield `${JSON.stringify(kept, null, 2).slice(0, -2)},\n  "measured": [`;
  let separator = '\n    ';
  for await (const event of measured) {
    yield separator + event.trimEnd();
    separator = ',\n    ';
  }
  yield '\n  ]\n}\n';
}
