/**
 * The 19,640 most used passwords, in lower case, the most used first: the list that Django refuses
 * (`django/contrib/auth/common-passwords.txt.gz` of Django 5.2, BSD-3-Clause; collected by Royce Williams from leaked
 * passwords). 1,785 of them have the ten characters that visitors need, 194 the twelve that staff need.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const LIST = new URL('./listed-passwords.txt.gz', import.meta.url);

export const LISTED_PASSWORDS: ReadonlySet<string> = new Set(
  gunzipSync(readFileSync(LIST)).toString('utf8').trim().split('\n'),
);
