/** Classifies a followed link (A-02; docs/wire/analytics.md § 4 and 5). Pure: the link as plain values. */

/** A clicked link of the page. */
export interface ClickedLink {
  /** Absolute. */
  readonly url: string;
  readonly text: string;
  /** Id of the nearest ancestor that has one; empty without one. */
  readonly region: string;
  /** The link has the `download` attribute. */
  readonly isDownload: boolean;
}

/** Page and place of the click: the activity map. */
export type ActivityMap = {
  readonly page: string;
  readonly link: string;
  readonly region: string;
  /** 1: `page` is a name; 0: an address. */
  readonly pageIDType: '0' | '1';
};

/** A counted link: a followed one, or one named by page code of the incumbent's library. */
export interface CountedLink {
  /** `d` a file, `e` another site, `o` named by page code. */
  readonly linkType: 'd' | 'e' | 'o';
  readonly linkName?: string;
  readonly linkUrl?: string | undefined;
  readonly activityMap?: ActivityMap;
}

export interface FollowedLink {
  /** `d` a file, `e` another site, null another page of this one. */
  readonly linkType: 'd' | 'e' | null;
  /** Without query. */
  readonly linkUrl: string;
  readonly activityMap: ActivityMap;
}

export interface LinkSettings {
  /** Extensions of files that are downloaded rather than shown. */
  readonly downloads?: readonly string[];
  /** A link whose address contains one of these stays on the site; by default the page's own host. */
  readonly internal?: readonly string[];
}

const DOWNLOADS = 'exe zip wav mp3 mov mpg avi wmv pdf doc docx xls xlsx ppt pptx'.split(' ');

const MAX_TEXT_LENGTH = 128;
const MAX_REGION_LENGTH = 127;

/**
 * Address without query and fragment, which may contain typed text or an identity; of mail and telephone only the
 * scheme. Empty where it cannot be read.
 *
 * @param base address of the page, for a relative address
 */
export function bareAddress(address: string, base?: string): string {
  if (!URL.canParse(address, base)) return '';
  const { protocol, origin, pathname } = new URL(address, base);
  return /^http/.test(protocol) ? origin + pathname : protocol;
}

const isFile = (pathname: string, endings: readonly string[]): boolean =>
  endings.includes(/\.([\da-z]+)$/i.exec(pathname)?.[1]?.toLowerCase() ?? '');

/** Null for links that open no page: mail, telephone, scripts. */
export function followedLink(
  { url, text, region, isDownload }: ClickedLink,
  page: { readonly url: string; readonly name: string },
  { downloads = DOWNLOADS, internal = [new URL(page.url).hostname] }: LinkSettings = {},
): FollowedLink | null {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return null;
  const linkUrl = bareAddress(url);
  const isInternal = internal.some((part) => url.includes(part));
  return {
    linkType: isDownload || isFile(linkUrl, downloads) ? 'd' : isInternal ? null : 'e',
    linkUrl,
    activityMap: {
      page: page.name || bareAddress(page.url),
      link: text.trim().replace(/\s+/g, ' ').slice(0, MAX_TEXT_LENGTH),
      region: region.slice(0, MAX_REGION_LENGTH) || 'BODY',
      pageIDType: page.name ? '1' : '0',
    },
  };
}
