/** `/api/demo-history`: progress of the demonstration history, for staff; its repetition and removal, for operators. */
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { AsOperator, Operator } from '../access/as-operator.ts';
import { sendError } from '../http/answers/api-error.ts';
import type { DemoHistory } from './demo-history.ts';

export interface DemoHistoryRoutesOptions {
  /** Null where there is no demonstration (`DEMO=off`): 404 for those with the right to ask. */
  history: DemoHistory | null;
  asOperator: AsOperator;
  /** Guard for all staff. */
  asReader: AsOperator;
  onRemoved: (operator: Operator, address: string, suite: string) => Promise<unknown>;
}

const NONE = { code: 'noDemonstration', message: 'This server has no demonstration data.' };

export const demoHistoryRoutes: FastifyPluginAsync<DemoHistoryRoutesOptions> = async (
  app,
  { history, asOperator, asReader, onRemoved },
) => {
  const none = (reply: FastifyReply) => sendError(reply, 404, NONE);
  app.get(
    '/api/demo-history',
    asReader(async (_request, reply) => history?.status() ?? none(reply)),
  );
  app.post(
    '/api/demo-history/load',
    asOperator(async (_request, reply) => {
      if (!history) return none(reply);
      await history.start();
      return history.status();
    }),
  );
  app.post(
    '/api/demo-history/remove',
    asOperator(async (request, reply, operator) => {
      if (!history) return none(reply);
      await history.remove();
      await onRemoved(operator, request.ip, history.suite);
      return history.status();
    }),
  );
};
