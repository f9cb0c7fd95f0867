import type { Block } from '@sintonia/contracts';
import { BrandStroke } from '../../ui/frame/BrandStroke.tsx';
import css from './StoryBody.module.css';

/** Text of a story at reading width. Blocks do not move within a story, so their index is their key. */
export const StoryBody = ({ blocks }: { blocks: Block[] }) => (
  <div className={css.body}>{blocks.map((block, place) => showBlock(block, place))}</div>
);

function showBlock(block: Block, key: number) {
  switch (block.type) {
    case 'paragraph':
      return <p key={key}>{block.text}</p>;
    case 'heading':
      return <h2 key={key}>{block.text}</h2>;
    case 'list':
      return (
        <ul key={key}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'quote':
      return (
        <figure key={key} className={css.quote}>
          <BrandStroke className={css.brandStroke} />
          <blockquote>{block.text}</blockquote>
          <figcaption>{block.by}</figcaption>
        </figure>
      );
  }
}
