/** For tests: the delivery endpoint over activities of the test, with the events that it stores. */
import { Activity } from '@sintonia/contracts';
import { encodeDelivery } from '@sintonia/wire';
import Fastify, { type FastifyInstance } from 'fastify';
import { createMemoryStream, type MemoryStream } from '../../http/testing/create-test-server.ts';
import { createPreviewLinks } from '../activities/preview-token.ts';
import { compile } from '../decision/program.ts';
import { deliveryRoutes } from '../delivery/delivery-routes.ts';
import { anActivity } from './an-activity.ts';

export const PAGE = 'https://www.altre.example/noticia/3001/x/?ext=butlleti';
export const ELSEWHERE = {
  origin: 'https://www.altre.example',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
};
export const NOW_MS = Date.UTC(2026, 10, 21, 9);
export const previews = createPreviewLinks('a secret of the tests that is long enough');

export const html = { kind: 'html' as const, place: 'setContent' as const, selector: '#titular', html: '<b>B</b>' };

/** An activity that shows these offers to everybody. */
export const everybody = (salt: string, offers: object[], over: object = {}): Activity =>
  anActivity(salt, {
    kind: 'audience',
    variants: [{ key: 'b', name: 'B', weight: 10_000, offers: offers as [] }], // cast: parsed by the contract
    ...over,
  });

/** Parameters of a call. */
export const query = (over: object = {}): string =>
  encodeDelivery({
    mbox: 'target-global-mbox',
    sessionId: 'a1b2',
    deviceId: '',
    url: PAGE,
    parameters: [],
    customerIds: {},
    ...over,
  });

export interface TestDelivery {
  app: FastifyInstance;
  stream: MemoryStream;
  /** Answer to a call by GET. */
  // biome-ignore lint/suspicious/noExplicitAny: answers are compared, not used
  get(over?: object, headers?: Record<string, string>, client?: string): Promise<any>;
}

export async function startDelivery(activities: readonly Activity[], isOn = true): Promise<TestDelivery> {
  const app = Fastify();
  const stream = createMemoryStream();
  const program = compile(activities.map((one) => Activity.parse(one)));
  await app.register(deliveryRoutes, {
    program: () => program,
    previewSource: { previews, find: (id) => activities.find((one) => one.id === id) },
    stream,
    property: { domains: ['altre.example'] },
    clientCode: 'tramuntana',
    reportSuite: 'tramuntana-dev',
    publicOrigin: 'https://www.tramuntana.example',
    ratePerMinute: 10_000,
    trustedProxies: 0,
    isOn,
    nowMs: () => NOW_MS,
  });
  return {
    app,
    stream,
    get: async (over = {}, headers = ELSEWHERE, client = 'tramuntana') =>
      (await app.inject({ url: `/m2/${client}/mbox/json?${query(over)}`, headers })).json(),
  };
}
