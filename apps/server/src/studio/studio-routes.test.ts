import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { studioRoutes } from './studio-routes.ts';

describe('studio', () => {
  let distDir: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    distDir = await mkdtemp(join(tmpdir(), 'sintonia-studio-'));
    await mkdir(join(distDir, 'assets'));
    await writeFile(join(distDir, 'index.html'), '<title>Estudi</title>');
    await writeFile(join(distDir, 'brand-stroke.svg'), '<svg/>');
    await writeFile(join(distDir, 'assets/main-abc.js'), 'export {}');
    app = Fastify();
    await app.register(studioRoutes, { distDir });
  });
  afterAll(async () => {
    await app.close();
    await rm(distDir, { recursive: true });
  });

  test('every address below /estudi/ serves the application, with its own policy', async () => {
    for (const url of ['/estudi/', '/estudi/temps-real', '/estudi/informes/portada']) {
      const response = await app.inject(url);
      expect([response.statusCode, response.body]).toEqual([200, '<title>Estudi</title>']);
      expect(response.headers['content-security-policy']).toContain("script-src 'self'");
      expect(response.headers['cache-control']).toBe('no-cache');
    }
    expect(await app.inject('/estudi')).toMatchObject({ statusCode: 301, headers: { location: '/estudi/' } });
  });

  test('files are served as files; a missing asset does not get the application', async () => {
    const asset = await app.inject('/estudi/assets/main-abc.js');
    expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await app.inject('/estudi/brand-stroke.svg')).headers['content-type']).toContain('image/svg+xml');
    expect((await app.inject('/estudi/assets/no.js')).statusCode).toBe(404);
  });

  test('a studio that is not built gives an error that states how to build it', async () => {
    const register = async () => Fastify().register(studioRoutes, { distDir: join(distDir, 'nowhere') });
    await expect(register()).rejects.toMatchObject({
      code: 'notBuilt',
      message: expect.stringContaining('npm run build'),
    });
  });
});
