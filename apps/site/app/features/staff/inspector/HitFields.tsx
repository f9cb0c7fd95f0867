import { use } from 'react';
import { hitRows } from './hit-rows.ts';
import { InspectorWordsContext } from './inspector-words.ts';

/** A hit decoded field by field. */
export function HitFields({ url, query }: { url: string; query: string }) {
  const words = use(InspectorWordsContext);
  return (
    <table className="fields">
      <caption>{url === '' ? words.wouldBeSent : words.sentTo(new URL(url).host)}</caption>
      <tbody>
        {hitRows(url, query, words).map(({ label, key, value, code }) => (
          <tr key={key}>
            <th scope="row">
              {label} <code>{key}</code>
            </th>
            <td>
              {value} {code !== null && <code>{code}</code>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
