/** `/api/demo-history`: progress of the demonstration history, for staff; its repetition and removal, for operators. */
import type { FastifyPluginAsync } from 'fastify';
import type { AsOperator, Operator } from '../access/as-operator.ts';
import { sendError } from '../http/api-error.ts';
import type { DemoHistory } from './demo-history.ts';

export interface DemoHistoryRoutesOptions {
  history: DemoHistory;
  asOperator: AsOperator;
  /** Guard for all staff. */
  asReader: AsOperator;
  onRemoved: (operator: Operator, address: string, suite: string) => Promise<unknown>;
}

export const demoHistoryRoutes: FastifyPluginAsync<DemoHistoryRoutesOptions> = async (
  app,
  { history, asOperator, asReader, onRemoved },
) => {
  app.get(
    '/api/demo-history',
    asReader(async () => history.status()),
  );
  app.post(
    '/api/demo-history/load',
    asOperator(async () => {
      await history.start();
      return history.status();
    }),
  );
  app.post(
    '/api/demo-history/remove',
    asOperator(async (request, _reply, operator) => {
      await history.remove();
      await onRemoved(operator, request.ip, history.suite);
      return history.status();
    }),
  );
};

/** In place of these routes where there is no demonstration (`DEMO=off`). */
export const noDemoHistoryRoutes: FastifyPluginAsync = async (app) => {
  const error = { code: 'noDemonstration', message: 'This server has no demonstration data.' };
  for (const path of ['/api/demo-history', '/api/demo-history/*'])
    app.all(path, (_request, reply) => sendError(reply, 404, error));
};
