import { pictureSource } from '@sintonia/contracts/site-paths';
import { BrandStroke } from '../frame/BrandStroke.tsx';
import css from './Picture.module.css';
import type { PictureView } from './picture-view.ts';

interface PictureProps {
  picture: PictureView | null;
  /** Rendered width for the browser's selection, as the `sizes` attribute. */
  sizes: string;
  /** Largest element of the first view: loaded first, not lazily. */
  isFirst?: boolean;
  /** Empty alternative text, when the headline beside it says the same. */
  isDecorative?: boolean;
  /** Pairs a card's picture with its page's in a view transition. */
  transitionName?: string | undefined;
}

const sourceSet = (name: string, widths: number[], format: 'avif' | 'webp') =>
  widths.map((width) => `${pictureSource(name, width, format)} ${width}w`).join(', ');

/** A picture at 16:9 with its space and colour reserved before it loads. */
export function Picture({ picture, sizes, isFirst = false, isDecorative = false, transitionName }: PictureProps) {
  if (!picture) {
    return (
      <div className={css.empty} style={{ viewTransitionName: transitionName }}>
        <BrandStroke className={css.brandStroke} />
      </div>
    );
  }
  const { name, alt, colour, avif, webp, elsewhere } = picture;
  return (
    <picture
      className={css.picture}
      style={{ backgroundColor: elsewhere ? undefined : colour, viewTransitionName: transitionName }}
    >
      {!elsewhere && <source type="image/avif" srcSet={sourceSet(name, avif, 'avif')} sizes={sizes} />}
      <img
        src={elsewhere ?? pictureSource(name, webp.at(-1) ?? 640, 'webp')}
        srcSet={elsewhere ? undefined : sourceSet(name, webp, 'webp')}
        sizes={elsewhere ? undefined : sizes}
        alt={isDecorative ? '' : alt}
        width={1600}
        height={900}
        decoding={isFirst ? 'sync' : 'async'}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  );
}
