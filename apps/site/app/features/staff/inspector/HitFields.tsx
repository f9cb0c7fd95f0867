import { hitRows } from './hit-rows.ts';

/** A hit decoded field by field. */
export const HitFields = ({ url, query }: { url: string; query: string }) => (
  <table className="fields">
    <caption>{url === '' ? 'S’enviaria' : `Enviat a ${new URL(url).host}`}</caption>
    <tbody>
      {hitRows(url, query).map(({ label, key, value }) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          <td className="mono">{key}</td>
          <td className="mono">{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
