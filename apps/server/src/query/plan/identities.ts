/** Who is behind hits: the customer who is signed in, else the visitor. */
import { IS_IDENTIFIED } from '../hit-conditions.ts';
import { type Sql, sql } from '../sql.ts';

/** Holds for rows of a customer who is signed in: `customer` is the hash of the customer id, 0 without one. */
export const IS_SIGNED_IN = sql`customer != 0`;

/** Number of identities in a cell. A visitor with a customer counts by the customer, also in hits from before the sign-in. */
export const IDENTITIES = sql`uniqExactIf(customer, ${IS_SIGNED_IN})
  + uniqExactIf(visitor, ${IS_IDENTIFIED}) - uniqExactIf(visitor, ${IS_SIGNED_IN})`;

/** Distinguishes the identities of `withIdentities`. */
export const IDENTITY = sql`(${IS_SIGNED_IN}, if(${IS_SIGNED_IN}, customer, visitor))`;

/** The hits that count for an identity, for use in FROM. @param hits `from … where …`, of one cell */
export const withIdentities = (hits: Sql): Sql => sql`(
  select * from (select *, max(customer) over (partition by visitor) as any_customer ${hits})
  where ${IS_IDENTIFIED} and (${IS_SIGNED_IN} or any_customer = 0)
)`;
