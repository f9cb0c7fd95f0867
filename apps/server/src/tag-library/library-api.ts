/**
 * `/api/tag-library`: status, for all staff; publish, promote and roll back, for administrators and commands, each
 * written to the audit log (T-12).
 */
import {
  BuiltLibrary,
  Environment,
  type LibraryList,
  type LibraryMove,
  LibraryPromotion,
  LibraryRollback,
} from '@sintonia/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AsOperator } from '../access/as-operator.ts';
import { sendError } from '../http/answers/api-error.ts';
import { originOf } from '../http/app/web-bridge.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { LibraryError } from './library-errors.ts';
import { promoted, rolledBack } from './library-moves.ts';
import type { LibraryStore } from './library-store.ts';
import { libraryUse, suitesOf } from './library-use.ts';

export interface LibraryApiOptions {
  library: LibraryStore;
  asOperator: AsOperator;
  /** Access for commands and for all staff. */
  asReader: AsOperator;
  events: Pick<EventStore, 'query'>;
  /** Property and environment of this server's website, and its report suite. */
  site: { property: string; environment: Environment; reportSuite: string };
  publicOrigin: string | null;
  now: () => Date;
  onMoved: (operator: string, address: string, property: string, move: Omit<LibraryMove, 'at' | 'by'>) => Promise<void>;
}

/** Longest upload; a library is some tens of kilobytes. */
const PUBLISH_LIMIT_BYTES = 4 * 1024 * 1024;

export function libraryApi(app: FastifyInstance, options: LibraryApiOptions): void {
  const { library, events, site, asOperator, asReader, publicOrigin, now, onMoved } = options;
  const answer = async (reply: FastifyReply, work: () => Promise<unknown>) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LibraryError)) throw error;
      const status = error.code === 'noProperty' || error.code === 'noVersion' ? 404 : 409;
      return sendError(reply, status, { code: error.code, message: error.message });
    }
  };
  const propertyOf = (params: unknown): string => String((params as { property?: unknown }).property); // cast: from the path

  app.get(
    '/api/tag-library',
    asReader(async (request): Promise<LibraryList> => {
      const properties = await library.properties();
      return {
        origin: originOf(request, publicOrigin),
        properties: await Promise.all(
          properties.map(async (property) => {
            const status = await library.status(property.slug);
            const versions = new Set(status.versions.map(({ id }) => id));
            const inUse = await libraryUse(events, suitesOf(property, site), versions, now().getTime());
            return { ...status, inUse };
          }),
        ),
        site: { property: site.property, environment: site.environment },
      };
    }),
  );

  app.post(
    '/api/tag-library',
    { bodyLimit: PUBLISH_LIMIT_BYTES },
    asOperator(async (request, reply, operator) => {
      const built = BuiltLibrary.safeParse(request.body);
      if (!built.success) {
        return sendError(reply, 400, { code: 'badLibrary', message: z.prettifyError(built.error) });
      }
      const version = await library.publish(built.data, operator, now());
      const move = { environment: 'development', version, kind: 'published' } as const;
      await onMoved(operator, request.ip, built.data.property.slug, move);
      return { version };
    }),
  );

  app.post(
    '/api/tag-library/:property/promote',
    asOperator(async (request, reply, operator) => {
      const parsed = LibraryPromotion.safeParse(request.body);
      if (!parsed.success) {
        const message = `Needed: from and to, each one of ${Environment.options.join(', ')}.`;
        return sendError(reply, 400, { code: 'badPromotion', message });
      }
      const { from, to, version } = parsed.data;
      return answer(reply, async () => {
        const property = propertyOf(request.params);
        const move = await library.move(property, (moves) => promoted(moves, from, to, version), operator, now());
        await onMoved(operator, request.ip, property, move);
        return move;
      });
    }),
  );

  app.post(
    '/api/tag-library/:property/rollback',
    asOperator(async (request, reply, operator) => {
      const parsed = LibraryRollback.safeParse(request.body);
      if (!parsed.success) {
        const message = `Needed: environment, one of ${Environment.options.join(', ')}.`;
        return sendError(reply, 400, { code: 'badRollback', message });
      }
      return answer(reply, async () => {
        const property = propertyOf(request.params);
        const move = await library.move(
          property,
          (moves) => rolledBack(moves, parsed.data.environment, parsed.data.version),
          operator,
          now(),
        );
        await onMoved(operator, request.ip, property, move);
        return move;
      });
    }),
  );
}
