import { sharedParameters } from '../links/shared-parameters.ts';
import { type QueryState, queryAddress } from './query-state.ts';

/** Address of a query in «Explora», from any screen: what other screens share stays, what is of that screen alone does not. */
export const exploreAddress = (before: URLSearchParams, queryState: QueryState) => ({
  pathname: '/explora',
  search: queryAddress(sharedParameters(before), queryState),
});
