/** Versions of the tag library in the operational store, so that all servers serve the same ones. */
import { createHash } from 'node:crypto';
import type {
  BuiltLibrary,
  Environment,
  LibraryMove,
  LibraryStatus,
  LibraryVersion,
  Property,
  Vendors,
} from '@sintonia/contracts';
import { and, asc, desc, eq, max } from 'drizzle-orm';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { tagMove, tagProperty, tagVersion } from '../stores/operational/tables/tag-library-tables.ts';
import { LibraryError } from './library-errors.ts';
import { before, inForce, published } from './library-moves.ts';

export interface LibraryStore {
  /** Stores a version once and updates environments; returns its id. */
  publish(library: BuiltLibrary, by: string, at: Date): Promise<string>;
  /** Changes the version of an environment. Throws `LibraryError`. */
  move(property: string, next: (moves: LibraryMove[]) => Step, by: string, at: Date): Promise<LibraryMove>;
  properties(): Promise<Property[]>;
  /** Throws `LibraryError`. */
  status(property: string): Promise<StoredLibrary>;
  /** The version of an environment; null if there is none or the property is unknown. */
  inForce(property: string, environment: Environment): Promise<string | null>;
  /** Versions that an environment has had in force, newest first; the first is in force. */
  held(property: string, environment: Environment): Promise<string[]>;
  /** Throws `LibraryError`. */
  property(slug: string): Promise<Property>;
  /** Vendors that a version's rules ask consent for. */
  vendors(property: string, version: string): Promise<Vendors>;
  /** Null if unknown. */
  files(property: string, version: string): Promise<Readonly<Record<string, string>> | null>;
}

/** Everything except usage, which comes from events. */
export type StoredLibrary = Omit<LibraryStatus, 'inUse'>;

type Step = Pick<LibraryMove, 'environment' | 'version' | 'kind'>;

/** Open pages have one of so many versions. */
const MAX_HELD = 4;

/** Characters of the hash used as version id. */
const ID_LENGTH = 16;

/** Equal property, rules and files have the same id. */
export function versionId({ property, rules, files }: BuiltLibrary): string {
  const hash = createHash('sha256').update(JSON.stringify([property, rules]));
  for (const name of Object.keys(files).sort()) hash.update(`\0${name}\0${files[name]}`);
  return hash.digest('hex').slice(0, ID_LENGTH);
}

export function createLibraryStore(database: OperationalDatabase): LibraryStore {
  type Reader = Pick<OperationalDatabase, 'select'>;
  const movesOf = async (property: string, reader: Reader = database): Promise<LibraryMove[]> => {
    const rows = await reader.select().from(tagMove).where(eq(tagMove.property, property)).orderBy(desc(tagMove.id));
    return rows.map(({ environment, version, kind, at, by }) => ({
      environment,
      version,
      kind,
      at: at.toISOString(),
      by,
    }));
  };
  const propertyOf = async (slug: string): Promise<Property> => {
    const [row] = await database.select().from(tagProperty).where(eq(tagProperty.slug, slug));
    if (!row) throw new LibraryError('noProperty');
    return row.document;
  };

  return {
    publish: async (library, by, at) => {
      const { property, rules, files } = library;
      const id = versionId(library);
      const bytes = Object.values(files).reduce((total, text) => total + Buffer.byteLength(text), 0);
      await database.transaction(async (transaction) => {
        await transaction
          .insert(tagProperty)
          .values({ slug: property.slug, document: property })
          .onConflictDoUpdate({ target: tagProperty.slug, set: { document: property } });
        await transaction
          .insert(tagVersion)
          .values({ property: property.slug, id, rules, files, bytes, document: property, publishedAt: at })
          .onConflictDoNothing();
        const steps = published(await movesOf(property.slug, transaction), id);
        for (const step of steps)
          await transaction.insert(tagMove).values({ ...step, property: property.slug, at, by });
      });
      return id;
    },

    move: (property, next, by, at) =>
      database.transaction(async (transaction) => {
        const step = next(await movesOf(property, transaction));
        await transaction.insert(tagMove).values({ ...step, property, at, by });
        return { ...step, at: at.toISOString(), by };
      }),

    properties: async () =>
      (await database.select().from(tagProperty).orderBy(asc(tagProperty.slug))).map(({ document }) => document),

    status: async (slug) => {
      const property = await propertyOf(slug);
      const versions: LibraryVersion[] = (
        await database
          .select({
            id: tagVersion.id,
            rules: tagVersion.rules,
            publishedAt: tagVersion.publishedAt,
            bytes: tagVersion.bytes,
          })
          .from(tagVersion)
          .where(eq(tagVersion.property, slug))
          .orderBy(desc(tagVersion.publishedAt))
      ).map((version) => ({ ...version, publishedAt: version.publishedAt.toISOString() }));
      const moves = await movesOf(slug);
      return {
        property,
        versions,
        environments: {
          development: inForce(moves, 'development'),
          staging: inForce(moves, 'staging'),
          production: inForce(moves, 'production'),
        },
        before: {
          development: before(moves, 'development'),
          staging: before(moves, 'staging'),
          production: before(moves, 'production'),
        },
        moves,
      };
    },

    inForce: async (property, environment) => {
      const [move] = await database
        .select({ version: tagMove.version })
        .from(tagMove)
        .where(and(eq(tagMove.property, property), eq(tagMove.environment, environment)))
        .orderBy(desc(tagMove.id))
        .limit(1);
      return move?.version ?? null;
    },

    held: async (property, environment) => {
      const rows = await database
        .select({ version: tagMove.version })
        .from(tagMove)
        .where(and(eq(tagMove.property, property), eq(tagMove.environment, environment)))
        .groupBy(tagMove.version)
        .orderBy(desc(max(tagMove.id)))
        .limit(MAX_HELD);
      return rows.map(({ version }) => version);
    },

    property: propertyOf,

    vendors: async (property, version) => {
      const [row] = await database
        .select({ document: tagVersion.document })
        .from(tagVersion)
        .where(and(eq(tagVersion.property, property), eq(tagVersion.id, version)));
      return (row?.document ?? (await propertyOf(property))).vendors ?? {};
    },

    files: async (property, version) => {
      const [row] = await database
        .select({ files: tagVersion.files })
        .from(tagVersion)
        .where(and(eq(tagVersion.property, property), eq(tagVersion.id, version)));
      return row?.files ?? null;
    },
  };
}
