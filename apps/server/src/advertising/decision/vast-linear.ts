import { type AdElement, childAt, childrenNamed, textAt } from './ad-element.ts';
import type { VastLinear } from './vast-terms.ts';
import { attribute, positive, secondsOf, textsOf } from './vast-values.ts';

export function readLinear(linear: AdElement | undefined): VastLinear | null {
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
