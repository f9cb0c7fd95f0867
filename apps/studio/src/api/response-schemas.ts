/**
 * Tells zod not to try `new Function`, which the studio's content security policy forbids and would report. Must be
 * imported before anything that creates a schema.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
