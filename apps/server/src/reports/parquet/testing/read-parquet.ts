/** For tests: a Parquet file as another program reads it, of whose code nothing is ours or the engine's. */
import { zstdDecompressSync } from 'node:zlib';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';

/** The rows of a file, and the names of its columns. @param bytes of the whole file */
export async function readParquet(bytes: Buffer): Promise<{ columns: string[]; rows: Record<string, unknown>[] }> {
  const file = new Uint8Array(bytes).buffer;
  const [, ...schema] = parquetMetadata(file).schema;
  const rows = await parquetReadObjects({
    file,
    // The package has no Zstandard of its own.
    compressors: { ZSTD: (input) => new Uint8Array(zstdDecompressSync(input)) },
  });
  return { columns: schema.map(({ name }) => name), rows };
}
