/** `/api/activities…`, for staff: analysts read, editors change, administrators may allow scripts in offers (P-06). */
import {
  ActivityAction,
  type ActivityDetail,
  ActivityDraft,
  type ActivityList,
  ActivityUpdate,
  type StaffSession,
} from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AsStaff } from '../../access/as-staff.ts';
import { recordAudit } from '../../access/record-audit.ts';
import type { RequireStaff } from '../../access/require-staff.ts';
import { sendError } from '../../http/answers/api-error.ts';
import { originOf } from '../../http/app/web-bridge.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import type { Property } from '../offers/redirect-target.ts';
import { type ActivityRefusal, explain } from './activity-errors.ts';
import type { ActivityRegistry } from './activity-registry.ts';
import { warningsOf } from './activity-warnings.ts';
import { offerProblems } from './offer-problems.ts';
import { END_OF_PREVIEW, PREVIEW_PARAMETER, PREVIEW_SESSION_PARAMETER, type PreviewLinks } from './preview-token.ts';

export interface ActivityRoutesOptions {
  registry: ActivityRegistry;
  events: Pick<EventStore, 'query'>;
  previews: PreviewLinks;
  property: Property;
  publicOrigin: string | null;
  database: OperationalDatabase;
  requireStaff: RequireStaff;
  asStaff: AsStaff;
  nowMs: () => number;
}

type WithId = { Params: { id: string } };
const Versioned = z.object({ version: z.int().min(1) });

const unreadable = (error: z.ZodError): ActivityRefusal => {
  const [issue] = error.issues;
  return { kind: 'unreadable', what: issue ? `${issue.path.join('.')}: ${issue.message}` : 'not understood' };
};

export const activityRoutes: FastifyPluginAsync<ActivityRoutesOptions> = async (app, options) => {
  const { registry, events, previews, property, publicOrigin, database, requireStaff, asStaff, nowMs } = options;
  const mayRead = { preHandler: requireStaff('analyst') };
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const refuse = (reply: FastifyReply, refusal: ActivityRefusal) => {
    const { status, error } = explain(refusal);
    return sendError(reply, status, error);
  };
  const settingOf = (request: FastifyRequest) => ({
    nowMs: nowMs(),
    property,
    origin: originOf(request, publicOrigin),
  });
  /** Activities are available even without the event store. */
  const warnedOf = async (request: FastifyRequest) => {
    const problems = await offerProblems(events).catch((error: unknown) => {
      request.log.warn({ err: error }, 'offer problems could not be read');
      return [];
    });
    return { ...settingOf(request), problems };
  };
  const settingFor = ({ role }: StaffSession, request: FastifyRequest) => ({
    ...settingOf(request),
    mayRunScripts: role === 'administrator',
  });
  const audit = (request: FastifyRequest, by: string, id: string, action: string) =>
    recordAudit(database, {
      action: 'activities.changed',
      by,
      subject: id,
      address: request.ip,
      detail: { action },
    });

  /** An example page of the activity, with stars removed from the pattern. */
  const pageWith = (origin: string, paths: readonly string[], parameter: string, token: string) => {
    const [path = '/'] = paths.map((pattern) => `/${pattern.split('*', 1)[0]?.replace(/^\/+/, '')}`);
    return `${origin}${path}?${parameter}=${token}`;
  };
  const detailOf = async (request: FastifyRequest, id: string): Promise<ActivityDetail | null> => {
    const activity = registry.find(id);
    if (!activity) return null;
    const setting = await warnedOf(request);
    const page = (parameter: string, token: string) => pageWith(setting.origin, activity.place.paths, parameter, token);
    return {
      ...activity,
      warnings: warningsOf(activity, registry.all(), setting),
      changes: await registry.changes(id),
      previews: activity.variants.map(({ key }) => {
        const one = { activity: id, variant: key };
        return {
          variant: key,
          url: page(PREVIEW_PARAMETER, previews.token(one, setting.nowMs)),
          trialUrl: page(PREVIEW_SESSION_PARAMETER, previews.sessions.token(one, setting.nowMs)),
        };
      }),
      endTrialUrl: page(PREVIEW_SESSION_PARAMETER, END_OF_PREVIEW),
    };
  };

  app.get('/api/activities', mayRead, async (request): Promise<ActivityList> => {
    await registry.refresh();
    const setting = await warnedOf(request);
    return registry.all().map((activity) => ({ ...activity, warnings: warningsOf(activity, registry.all(), setting) }));
  });

  app.get<WithId>('/api/activities/:id', mayRead, async (request, reply) => {
    await registry.refresh();
    return (await detailOf(request, request.params.id)) ?? refuse(reply, { kind: 'unknown' });
  });

  app.post(
    '/api/activities',
    asStaff(async (person, request, reply) => {
      const draft = ActivityDraft.safeParse(request.body);
      if (!draft.success) return refuse(reply, unreadable(draft.error));
      const created = await registry.create(draft.data, person.email, settingFor(person, request));
      if (!created.ok) return refuse(reply, created.error);
      await audit(request, person.email, created.value.id, 'created');
      return reply.code(201).send(await detailOf(request, created.value.id));
    }, 'editor'),
  );

  app.put(
    '/api/activities/:id',
    asStaff<WithId>(async (person, request, reply) => {
      const update = ActivityUpdate.safeParse(request.body);
      if (!update.success) return refuse(reply, unreadable(update.error));
      const { id } = request.params;
      const { version, activity } = update.data;
      const updated = await registry.update(id, version, activity, person.email, settingFor(person, request));
      if (!updated.ok) return refuse(reply, updated.error);
      await audit(request, person.email, id, 'updated');
      return detailOf(request, id);
    }, 'editor'),
  );

  app.post(
    '/api/activities/:id/:action',
    asStaff<{ Params: { id: string; action: string } }>(async (person, request, reply) => {
      const action = ActivityAction.safeParse(request.params.action);
      if (!action.success) return sendError(reply, 404);
      const body = Versioned.safeParse(request.body);
      if (!body.success) return refuse(reply, unreadable(body.error));
      const { id } = request.params;
      const setting = settingFor(person, request);
      const done = await registry.act(id, body.data.version, action.data, person.email, setting);
      if (!done.ok) return refuse(reply, done.error);
      await audit(request, person.email, id, action.data);
      return detailOf(request, id);
    }, 'editor'),
  );
};
