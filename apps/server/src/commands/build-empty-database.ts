/** Build step of the server: the database that new installations start from. */
import { buildEmptyDatabase } from '../stores/operational/connect-pglite.ts';

await buildEmptyDatabase();
