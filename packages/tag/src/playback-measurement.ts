import type { CustomerId } from '@sintonia/wire';
import type { Consent } from './consent/consent.ts';
import type { Visitor } from './identity/visitor.ts';
import type { VisitorIds } from './identity/visitor-ids.ts';
import type { MeasurementObject } from './playback/adapter/measurement-object.ts';
import type { TagSettings } from './settings.ts';

export interface MeasurementPorts {
  settings: TagSettings;
  consent: Pick<Consent, 'status' | 'onChange'>;
  visitor: Pick<Visitor, 'ids' | 'idsNow'>;
  staff: MeasurementObject['staff'];
  trackMediaStart: MeasurementObject['trackMediaStart'];
}

const byKey = (ids: readonly CustomerId[]) =>
  Object.fromEntries(ids.map(({ key, id, authState }) => [key, { id, authState }]));

/**
 * M-11: the page's analytics for playback, with the incumbent's names. Ids are read at the time of use; none without
 * consent.
 */
export function createMeasurement({
  settings,
  consent,
  visitor,
  staff,
  trackMediaStart,
}: MeasurementPorts): MeasurementObject {
  const known = visitor.idsNow;
  /** Calls back with the ids once known, if the visitor consents by then. */
  const withIds = (use: (ids: VisitorIds) => void) => {
    if (consent.status() === 'in') void visitor.ids().then((ids) => consent.status() === 'in' && use(ids));
  };
  return {
    account: settings.reportSuite,
    trackingServer: settings.trackingServer,
    trackingServerSecure: settings.trackingServer,
    ssl: settings.isSecure,
    get analyticsVisitorID() {
      return known().analyticsId;
    },
    get marketingCloudVisitorID() {
      return known().visitorId;
    },
    get audienceManagerBlob() {
      return known().blob;
    },
    get audienceManagerLocationHint() {
      return known().region;
    },
    visitor: {
      marketingCloudOrgId: settings.organisationId,
      getCustomerIDs: () => byKey(known().customerIds),
    },
    privacy: consent.status,
    onPrivacy: (listener) => {
      const notify = () => {
        if (consent.status() === 'out') listener('out');
        else withIds(({ isOptedOut }) => listener(isOptedOut ? 'out' : 'in'));
      };
      notify();
      return consent.onChange(notify);
    },
    whenReady: (listener) => {
      let isReported = false;
      const notify = () =>
        withIds(() => {
          if (!isReported) listener();
          isReported = true;
          stop();
        });
      const stop = consent.onChange(notify);
      notify();
    },
    staff,
    trackMediaStart,
  };
}
