/**
 * The 19,640 most used passwords in lower case, most used first: Django's list
 * (`django/contrib/auth/common-passwords.txt.gz` of Django 5.2, BSD-3-Clause; collected by Royce Williams from leaked
 * passwords). 1,785 of them reach the ten characters required of visitors, 194 the twelve required of staff.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const LIST = new URL('./listed-passwords.txt.gz', import.meta.url);

export const LISTED_PASSWORDS: ReadonlySet<string> = new Set(
  gunzipSync(readFileSync(LIST)).toString('utf8').trim().split('\n'),
);
