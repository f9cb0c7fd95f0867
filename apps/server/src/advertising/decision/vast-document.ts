/** V-02: what a VAST document (2 to 4.2) says, in the words of the standard. Nothing is fetched and nothing judged. */
import { type AdElement, childAt, childrenNamed, textAt } from './ad-document.ts';

/** Ads of one document that are read. */
const ADS = 50;

export interface VastDocument {
  /** In the order they stand. */
  ads: VastAd[];
  /** To be told that there is no ad. */
  errorUrls: string[];
}

interface VastAdBase {
  id: string;
  /** Place in a pod; null stands alone. */
  sequence: number | null;
  errorUrls: string[];
  impressionUrls: string[];
  /** Of the first linear creative; null when it has none. */
  linear: VastLinear | null;
}

export interface VastInLine extends VastAdBase {
  kind: 'inLine';
  title: string;
  advertiser: string;
  /** Ids of the linear creative: registered ones first. */
  creativeIds: { registry: string; value: string }[];
}

export interface VastWrapper extends VastAdBase {
  kind: 'wrapper';
  tagUrl: string;
  /** Wrappers may follow (default: yes). */
  mayFollow: boolean;
  /** More than one ad may come (default: no). */
  mayBeMany: boolean;
  /** A place that comes to nothing may be filled by another ad. */
  mayBeFilled: boolean;
}

export type VastAd = VastInLine | VastWrapper;

export interface VastLinear {
  /** As it says; null when it does not. Seconds. */
  lengthS: number | null;
  skipOffset: string;
  tracking: { event: string; offset: string; url: string }[];
  clickThrough: string;
  clickTrackingUrls: string[];
  media: { url: string; type: string; width: number; height: number; bitrate: number; api: string }[];
}

/** @returns null for a document of another kind */
export function readVast(root: AdElement): VastDocument | null {
  if (root.name !== 'VAST') return null;
  return {
    ads: childrenNamed(root, 'Ad').slice(0, ADS).flatMap(readAd),
    errorUrls: textsOf(childrenNamed(root, 'Error')),
  };
}

function readAd(ad: AdElement): VastAd[] {
  const [content] = ad.children.filter(({ name }) => name === 'InLine' || name === 'Wrapper');
  if (!content) return [];
  const creatives = childrenNamed(childAt(content, 'Creatives'), 'Creative');
  const creative = creatives.find((each) => childAt(each, 'Linear'));
  const base: VastAdBase = {
    id: attribute(ad, 'id'),
    sequence: positive(attribute(ad, 'sequence')),
    errorUrls: textsOf(childrenNamed(content, 'Error')),
    // Nobody measures here whether it could be seen, and that is what is said.
    impressionUrls: textsOf([
      ...childrenNamed(content, 'Impression'),
      ...childrenNamed(childAt(content, 'ViewableImpression'), 'ViewUndetermined'),
    ]),
    linear: readLinear(childAt(creative, 'Linear')),
  };
  if (content.name === 'InLine')
    return [
      {
        ...base,
        kind: 'inLine',
        title: textAt(content, 'AdTitle'),
        advertiser: textAt(content, 'Advertiser'),
        creativeIds: creative ? idsOf(creative) : [],
      },
    ];
  return [
    {
      ...base,
      kind: 'wrapper',
      tagUrl: textAt(content, 'VASTAdTagURI'),
      mayFollow: isTrue(attribute(content, 'followAdditionalWrappers'), true),
      mayBeMany: isTrue(attribute(content, 'allowMultipleAds'), false),
      mayBeFilled: isTrue(attribute(content, 'fallbackOnNoAd'), true),
    },
  ];
}

/** Registered ids say them in their text, or in `idValue` (VAST 4.0). */
function idsOf(creative: AdElement): VastInLine['creativeIds'] {
  const registered = childrenNamed(creative, 'UniversalAdId').map((id) => ({
    registry: attribute(id, 'idRegistry'),
    value: id.text.trim() || attribute(id, 'idValue'),
  }));
  const own = ['adId', 'AdID', 'id'].map((name) => ({ registry: '', value: attribute(creative, name) }));
  return [...registered, ...own].filter(({ value }) => value !== '' && value !== 'unknown');
}

function readLinear(linear: AdElement | undefined): VastLinear | null {
  if (!linear) return null;
  const clicks = childAt(linear, 'VideoClicks');
  return {
    lengthS: secondsOf(textAt(linear, 'Duration')),
    skipOffset: attribute(linear, 'skipoffset'),
    tracking: childrenNamed(childAt(linear, 'TrackingEvents'), 'Tracking').map((tracking) => ({
      event: attribute(tracking, 'event'),
      offset: attribute(tracking, 'offset'),
      url: tracking.text.trim(),
    })),
    clickThrough: textAt(clicks, 'ClickThrough'),
    clickTrackingUrls: textsOf(childrenNamed(clicks, 'ClickTracking')),
    media: childrenNamed(childAt(linear, 'MediaFiles'), 'MediaFile').map((file) => ({
      url: file.text.trim(),
      // What stands after the type (`video/mp4 ; codecs="…"`) is not part of it.
      type: (attribute(file, 'type').split(';', 1)[0] ?? '').trim().toLowerCase(),
      width: positive(attribute(file, 'width')) ?? 0,
      height: positive(attribute(file, 'height')) ?? 0,
      bitrate: positive(attribute(file, 'bitrate')) ?? positive(attribute(file, 'maxBitrate')) ?? 0,
      api: attribute(file, 'apiFramework'),
    })),
  };
}

const attribute = (element: AdElement, name: string): string => element.attributes.get(name)?.trim() ?? '';
const textsOf = (elements: readonly AdElement[]): string[] => elements.map(({ text }) => text.trim());

/** VAST writes truth as `true` or `1`. */
export const isTrue = (text: string, missing: boolean): boolean =>
  text === '' ? missing : /^(?:true|1|yes)$/i.test(text);

function positive(text: string): number | null {
  const number = Number.parseInt(text, 10);
  return number > 0 ? number : null;
}

/** `hh:mm:ss` or `hh:mm:ss.mmm`; null for anything else and for no time at all. */
export function secondsOf(text: string): number | null {
  const [, hours, minutes, seconds] = /^(\d{1,3}):(\d\d):(\d\d(?:\.\d{1,6})?)$/.exec(text.trim()) ?? [];
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return total > 0 ? total : null;
}

/** An offset in an ad: a time, or a part of its length (`25%`). Null when it says neither. */
export function offsetS(text: string, lengthS: number | null): number | null {
  const percent = /^(\d{1,3}(?:\.\d{1,6})?)%$/.exec(text.trim())?.[1];
  if (percent !== undefined) return lengthS === null ? null : (lengthS * Number(percent)) / 100;
  return /^0+:00:00(?:\.0+)?$/.test(text.trim()) ? 0 : secondsOf(text);
}
