/** V-02: parses a VAST document (2 to 4.2) in the standard's terms. Fetches and evaluates nothing. */
import { HOUR_S } from '@sintonia/contracts';
import { type AdElement, childAt, childrenNamed, textAt } from './ad-document.ts';

/** Most ads read per document. */
const ADS = 50;

export interface VastDocument {
  /** In document order. */
  ads: VastAd[];
  /** Addresses to notify when there is no ad. */
  errorUrls: string[];
}

interface VastAdBase {
  id: string;
  /** Position in a pod; null: stand-alone. */
  sequence: number | null;
  errorUrls: string[];
  impressionUrls: string[];
  /** First linear creative; null if missing. */
  linear: VastLinear | null;
}

export interface VastInLine extends VastAdBase {
  kind: 'inLine';
  title: string;
  advertiser: string;
  /** Ids of the linear creative, registered ones first. */
  creativeIds: { registry: string; value: string }[];
}

export interface VastWrapper extends VastAdBase {
  kind: 'wrapper';
  tagUrl: string;
  /** Whether wrappers may follow (default: yes). */
  mayFollow: boolean;
  /** Whether several ads may be returned (default: no). */
  mayBeMany: boolean;
  /** Whether an empty position may be filled by another ad. */
  mayBeFilled: boolean;
}

export type VastAd = VastInLine | VastWrapper;

export interface VastLinear {
  /** Declared length, seconds; null if missing. */
  lengthS: number | null;
  skipOffset: string;
  tracking: { event: string; offset: string; url: string }[];
  clickThrough: string;
  clickTrackingUrls: string[];
  media: { url: string; type: string; width: number; height: number; bitrate: number; api: string }[];
}

/** @returns null if it is not VAST */
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
    // Viewability is not measured, which is what this event reports.
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

/** The id is in the text, or in `idValue` (VAST 4.0). */
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
      // Drops parameters after the type (`video/mp4 ; codecs="…"`).
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

/** VAST booleans are `true` or `1`. */
export const isTrue = (text: string, missing: boolean): boolean =>
  text === '' ? missing : /^(?:true|1|yes)$/i.test(text);

function positive(text: string): number | null {
  const number = Number.parseInt(text, 10);
  return number > 0 ? number : null;
}

/** `hh:mm:ss` or `hh:mm:ss.mmm`; null for anything else, and for zero. */
export function secondsOf(text: string): number | null {
  const [, hours, minutes, seconds] = /^(\d{1,3}):(\d\d):(\d\d(?:\.\d{1,6})?)$/.exec(text.trim()) ?? [];
  const total = Number(hours) * HOUR_S + Number(minutes) * 60 + Number(seconds);
  return total > 0 ? total : null;
}

/** An offset within an ad: a time, or a percentage of its length (`25%`). Null if neither. */
export function offsetS(text: string, lengthS: number | null): number | null {
  const percent = /^(\d{1,3}(?:\.\d{1,6})?)%$/.exec(text.trim())?.[1];
  if (percent !== undefined) return lengthS === null ? null : (lengthS * Number(percent)) / 100;
  return /^0+:00:00(?:\.0+)?$/.test(text.trim()) ? 0 : secondsOf(text);
}
