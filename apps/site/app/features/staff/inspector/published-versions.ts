import type { LibraryStatus } from '@sintonia/contracts';
import type { TagSettings } from '@sintonia/tag';
import type { RuleSet } from '@sintonia/tag/rules';
import { useEffect, useState } from 'react';

interface PublishedVersion {
  path: string;
  name: string;
}

/**
 * Versions of the tag library that this person may see; none without the administrator role.
 *
 * @param environmentNames in words
 */
export function usePublishedVersions(
  environmentNames: Readonly<Record<TagSettings['environment'], string>>,
): PublishedVersion[] {
  const [versions, setVersions] = useState<PublishedVersion[]>([]);
  useEffect(() => {
    fetch('/api/tag-library')
      .then(async (answer) => (answer.ok ? await answer.json() : { properties: [] }))
      .then(({ properties }: { properties: LibraryStatus[] }) =>
        setVersions(
          properties.flatMap(({ property, versions: published, environments }) =>
            published.map(({ id, rules }) => {
              const places = Object.values(environments).flatMap((move) =>
                move?.version === id ? environmentNames[move.environment] : [],
              );
              return {
                path: `/tag/${property.slug}/v/${id}/library.js`,
                name: `${property.name} ${rules} · ${id}${places.length > 0 ? ` (${places.join(', ')})` : ''}`,
              };
            }),
          ),
        ),
      )
      .catch(() => setVersions([]));
  }, [environmentNames]);
  return versions;
}

/** Rules of a version; without settings the library only exports them. */
export async function rulesOf(path: string, absent: string): Promise<Pick<RuleSet, 'rules'>> {
  const { rules } = (await import(/* @vite-ignore */ path)) as { rules?: RuleSet }; // cast: `library.ts` exports them
  if (!rules) throw new Error(absent);
  return rules;
}
