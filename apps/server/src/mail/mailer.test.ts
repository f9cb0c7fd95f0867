import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileMailer, smtpMailer } from './mailer.ts';

describe('mail', () => {
  const mail = {
    to: 'joana@exemple.cat',
    subject: 'Una contrasenya nova',
    text: 'Adéu, ç i l·l:\n\nhttp://localhost/x\n',
    html: '<p>Adéu, ç i l·l</p>',
  };

  test('without a mail server, mails are files that only the server’s user can read', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'sintonia-mail-'));
    const output: unknown[] = [];
    await fileMailer(join(directory, 'mail'), 'Tramuntana <hola@exemple.cat>', {
      warn: (entry: unknown) => void output.push(entry),
    }).send(mail);
    const [file = ''] = await readdir(join(directory, 'mail'));
    expect(await readFile(join(directory, 'mail', file), 'utf8')).toMatch(
      /To: joana@exemple\.cat[\s\S]*http:\/\/localhost\/x/,
    );
    const types = async (file = '') =>
      (await readFile(join(directory, 'mail', file), 'utf8')).match(/(?<=^ *Content-Type: )[^;\r]+/gm);
    expect(await types(file)).toEqual(['multipart/alternative', 'text/plain', 'text/html']);
    expect(output).toMatchObject([{ path: join(directory, 'mail', file) }]);
    await rm(directory, { recursive: true });
  });

  test('with a mail server, mails go by SMTP from the configured address', async () => {
    const received: string[] = [];
    const server: Server = createServer((socket) => {
      let isText = false;
      socket.write('220 prova\r\n');
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          received.push(line);
          if (isText) {
            if (line !== '.') continue;
            isText = false;
            socket.write('250 fet\r\n');
          } else if (line === 'DATA') {
            isText = true;
            socket.write('354 digues\r\n');
          } else if (line === 'QUIT') socket.end('221 adéu\r\n');
          else socket.write('250 fet\r\n');
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await smtpMailer(`smtp://127.0.0.1:${port}`, 'Tramuntana <hola@exemple.cat>').send(mail);
    expect(received).toContain('MAIL FROM:<hola@exemple.cat>');
    expect(received).toContain('RCPT TO:<joana@exemple.cat>');
    expect(received).toContain('Subject: Una contrasenya nova');
    await new Promise((resolve) => server.close(resolve));
  });
});
