import type { DeviceClass } from '@sintonia/contracts';
import { clientSoftware } from '../user-agent/client-software.ts';

const CLASSES: Readonly<Record<string, DeviceClass>> = { mobile: 'mobile', tablet: 'tablet', tv: 'tv' };

/** Device class by user agent; desktop by default. */
export const deviceClass = (userAgent: string): DeviceClass => CLASSES[clientSoftware(userAgent).device] ?? 'desktop';

/** First language of `Accept-Language`, without its region. */
export function firstLanguage(acceptLanguage: string | undefined): string | null {
  const [, language] = /^\s*([a-z]{2,3})(?:-|;|,|\s|$)/i.exec(acceptLanguage ?? '') ?? [];
  return language?.toLowerCase() ?? null;
}
