import { MediaAddress } from '@sintonia/contracts';
import type { ImportedPicture } from '../import-fields.ts';
import { firstPicture } from './first-picture.ts';
import { offers } from './offered-media.ts';
import { plainText } from './plain-text.ts';
import type { XmlNode } from './xml-node.ts';

/** The picture of an item or feed, if it has a supported one. */
export function pictureOf(node: XmlNode, title: string, html = ''): ImportedPicture | null {
  const thumbnails = [node, ...node.children('media:group', 'media:content')].flatMap((one) =>
    one.children('media:thumbnail'),
  );
  const described = [node, ...node.children('media:group', 'media:content')].map((one) =>
    plainText(one.textOf('media:description')),
  );
  const inText = html ? firstPicture(html) : null;
  const addresses = [
    ...offers(node)
      .filter(({ kind }) => kind === 'image')
      .sort((a, b) => b.width - a.width)
      .map(({ address }) => address),
    ...thumbnails.map((one) => one.attribute('url') ?? ''),
    node.child('itunes:image')?.attribute('href') ?? '',
    node.child('image')?.textOf('url') ?? '',
    inText?.src ?? '',
  ];
  const address = addresses.find((one) => MediaAddress.safeParse(one).success);
  if (!address) return null;
  const alt = (address === inText?.src ? inText.alt : '') || described.find(Boolean) || title;
  return { address, alt: alt.slice(0, 500) };
}
