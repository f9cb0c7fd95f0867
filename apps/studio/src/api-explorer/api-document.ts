/** The OpenAPI document of our API, as far as the screen shows it. Pure. */
import { z } from 'zod';

const Schema = z.record(z.string(), z.unknown());
const Content = z.record(z.string(), z.looseObject({ schema: Schema.optional(), example: z.unknown() }));
const Parameter = z.looseObject({
  name: z.string(),
  in: z.enum(['query', 'path', 'header']),
  required: z.boolean().default(false),
  description: z.string().default(''),
  schema: Schema.optional(),
  content: Content.optional(),
});
export type Parameter = z.infer<typeof Parameter>;
const Operation = z.looseObject({
  summary: z.string(),
  'x-summary-ca': z.string(),
  parameters: z.array(Parameter).default([]),
  requestBody: z.looseObject({ content: Content }).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string() })),
});

const METHODS = ['get', 'post', 'put', 'delete'] as const;

export const ApiDocument = z.looseObject({
  paths: z.record(
    z.string(),
    z.looseObject({
      parameters: z.array(Parameter).default([]),
      ...{ get: Operation.optional(), post: Operation.optional() },
      ...{ put: Operation.optional(), delete: Operation.optional() },
    }),
  ),
  components: z.looseObject({ schemas: z.record(z.string(), Schema) }),
});
export type ApiDocument = z.infer<typeof ApiDocument>;

/** One address with one method. */
export interface Endpoint {
  method: Uppercase<(typeof METHODS)[number]>;
  path: string;
  summary: { ca: string; en: string };
  parameters: readonly Parameter[];
  /** Null without a body. */
  body: { schema: object; example: unknown } | null;
  /** Status and what it means. */
  answers: readonly (readonly [string, string])[];
}

/** In the order of the document. */
export const endpointsOf = ({ paths, components }: ApiDocument): Endpoint[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const sent = operation.requestBody?.content['application/json'];
      return [
        {
          method: method.toUpperCase() as Endpoint['method'], // cast: of these four
          path,
          summary: { ca: operation['x-summary-ca'], en: operation.summary },
          parameters: [...item.parameters, ...operation.parameters],
          body: sent ? { schema: named(sent.schema, components.schemas), example: sent.example } : null,
          answers: Object.entries(operation.responses).map(
            ([status, { description }]) => [status, description] as const,
          ),
        },
      ];
    }),
  );

/** The schema that a reference names. */
function named(schema: Record<string, unknown> = {}, schemas: ApiDocument['components']['schemas']): object {
  const name =
    String(schema.$ref ?? '')
      .split('/')
      .at(-1) ?? '';
  return schemas[name] ?? schema;
}
