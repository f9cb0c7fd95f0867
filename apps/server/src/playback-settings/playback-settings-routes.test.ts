import { parseSettings } from '@sintonia/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../http/testing/create-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ ORGANISATION_ID: 'C0FFEE0123456789ABCDEF01@AdobeOrg' });
});
afterAll(() => server.app.close());

describe('playback settings (S-01)', () => {
  test.each(['/hb/settings/', '/settings/'])('our publisher gets the defaults of § 9 at %s', async (path) => {
    const answer = await server.app.inject(`${path}c0ffee0123456789abcdef01-adobeorg.xml?r=1795221814961`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/xml; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    expect(answer.body).toBe(
      '<settings><trackingInterval>10</trackingInterval><setupCheckInterval>180</setupCheckInterval>' +
        '<trackExternalErrors>1</trackExternalErrors><trackingDisabled>0</trackingDisabled>' +
        '<nielsenEnabled>0</nielsenEnabled></settings>',
    );
    expect(parseSettings(answer.body)).toMatchObject({ trackingIntervalS: 10 });
  });

  test.each(['someone-else.xml', '__proto__', '..%2f..%2fetc%2fpasswd'])('%s is unknown', async (file) => {
    expect((await server.app.inject(`/hb/settings/${file}`)).statusCode).toBe(404);
  });
});
