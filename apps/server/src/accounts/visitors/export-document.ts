/**
 * A visitor's stored data as one JSON document, streamed in chunks: years of playback do not fit into one string.
 *
 * @param measured one JSON object at a time; a trailing line break is allowed
 */
export async function* exportDocument(stored: object, measured: AsyncIterable<string>): AsyncGenerator<string> {
  yield `${JSON.stringify(stored, null, 2).slice(0, -2)},\n  "measured": [`;
  let separator = '\n    ';
  for await (const event of measured) {
    yield separator + event.trimEnd();
    separator = ',\n    ';
  }
  yield '\n  ]\n}\n';
}
