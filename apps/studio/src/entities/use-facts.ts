/** What the catalogue and the schedule know of an entity. */
import { EntityFacts, EntityFactsRequest, ok } from '@sintonia/contracts';
import { useCallback } from 'react';
import { type Answered, get } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import type { EntityKind } from '../links/entity-address.ts';

/** Kinds of entities that the catalogue may have. */
const OF_CATALOGUE: readonly string[] = EntityFactsRequest.shape.kind.options;

const hasFacts = (kind: EntityKind): boolean => OF_CATALOGUE.includes(kind);

/** Null while unknown, and for entities that the catalogue does not have. */
export function useFacts(kind: EntityKind, value: string): EntityFacts | null {
  const { state } = useAnswer(
    useCallback(
      async (signal: AbortSignal): Answered<EntityFacts | null> =>
        hasFacts(kind) ? get(`/api/site/facts?${new URLSearchParams({ kind, value })}`, EntityFacts, signal) : ok(null),
      [kind, value],
    ),
  );
  return lastOf(state);
}
