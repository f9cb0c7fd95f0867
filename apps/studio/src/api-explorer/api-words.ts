import type { Shape } from '../messages/catalan.ts';

/** Texts of the API screen. */
export const catalan = {
  title: 'API',
  lead: 'Els mateixos informes, per a programes. Cada adreça es pot provar aquí mateix: la resposta és la que rebrà el programa.',
  document: 'Document OpenAPI',
  token: 'Token',
  tokenWhy: 'Si el deixes buit, es fa servir la teva sessió. No es desa: desapareix quan surts d’aquesta pantalla.',
  endpoints: 'Adreces',
  parameters: 'Paràmetres',
  required: 'obligatori',
  schema: 'Esquema del cos',
  answers: 'Respostes possibles',
  body: 'Cos (JSON)',
  send: 'Envia',
  sending: 'S’està enviant…',
  curl: 'Copia com a curl',
  answer: 'Resposta',
  status: (status: number, text: string) => `Estat ${status}${text ? ` ${text}` : ''}`,
  headers: 'Capçaleres',
  unreachable: 'El servidor no ha respost. Comprova la connexió i torna-ho a provar.',
  bytes: (type: string, bytes: string) => `Contingut de tipus ${type} (${bytes} B), que no es mostra com a text.`,
  cut: (characters: string) => `Se’n mostren els primers ${characters} caràcters.`,
};
export type ApiWords = Shape<typeof catalan>;

export const english: ApiWords = {
  title: 'API',
  lead: 'The same reports, for programs. Every address can be tried right here: the answer is the one that a program receives.',
  document: 'OpenAPI document',
  token: 'Token',
  tokenWhy: 'If it is empty, your session is used. It is not stored: it is gone once you leave this screen.',
  endpoints: 'Addresses',
  parameters: 'Parameters',
  required: 'required',
  schema: 'Schema of the body',
  answers: 'Possible answers',
  body: 'Body (JSON)',
  send: 'Send',
  sending: 'Sending…',
  curl: 'Copy as curl',
  answer: 'Answer',
  status: (status, text) => `Status ${status}${text ? ` ${text}` : ''}`,
  headers: 'Headers',
  unreachable: 'The server did not answer. Check the connection and try again.',
  bytes: (type, bytes) => `Content of type ${type} (${bytes} B), not shown as text.`,
  cut: (characters) => `The first ${characters} characters are shown.`,
};
