import type { Block, Story } from '@sintonia/contracts';
import { publishedUpdates } from '@sintonia/contracts/published-updates';
import { joined, type SearchDocument } from './search-document.ts';

export const storyDocumentId = (id: number): string => `noticies/${id}`;

/** @param transcript of its video */
export function storyDocument(
  story: Story,
  section: string,
  lengthS: number | null,
  output: string,
  now: Date,
): SearchDocument {
  const { id, slug, title, kicker, standfirst, author, publishedAt, themes, picture, body, live } = story;
  const updates = publishedUpdates(live?.updates ?? [], now.getTime());
  return {
    id: storyDocumentId(id),
    programme: null,
    visibleFrom: publishedAt,
    card: {
      kind: 'noticies',
      path: `/noticia/${id}/${slug}/`,
      title,
      area: 'noticies',
      belongsTo: section,
      publishedAt,
      picture,
      lengthS,
    },
    texts: {
      a: title,
      b: joined(kicker, section, author.name, ...themes),
      c: joined(standfirst, ...(live?.keyPoints ?? []), ...updates.map((update) => update.title)),
      d: joined(...[body, ...updates.map((update) => update.body)].flat().flatMap(textsOf)),
      spoken: output,
    },
  };
}

function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'list':
      return block.items;
    case 'quote':
      return [block.text, block.by];
    default:
      return 'text' in block ? [block.text] : [];
  }
}
