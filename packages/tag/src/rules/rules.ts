/** Entry `@sintonia/tag/rules`: API for a broadcaster's rules. */
export type { Link, LinkDetail } from '../analytics/link-hit.ts';
export { pageSupplementalIds } from '../identity/supplemental-id.ts';
export { followLinks } from '../links/follow-links.ts';
export type { FollowedLink, LinkSettings } from '../links/followed-link.ts';
export { exposeTracker } from '../tracker/page-tracker.ts';
export { configuredTracker, installedTracker } from '../tracker/tracker-factory.ts';
export {
  countOnPage,
  identifyPerson,
  sendExemptPageView,
  sendExposure,
  sendFollowedLink,
  sendLink,
  sendMediaStart,
  sendPageView,
  timePage,
  trigger,
} from './actions.ts';
export {
  automaticHits,
  condition,
  consentCondition,
  consentTo,
  not,
  pathContains,
  pathMatches,
  queryParameter,
  vendorConsent,
} from './conditions.ts';
export { sendConsentMode } from './consent-mode.ts';
export { type DataElement, dataElements, type StorageDuration } from './data-elements.ts';
export { type Awaited, evaluate, type RuleStep } from './evaluate.ts';
export { fromModule, loadScript } from './load-script.ts';
export { pageElements } from './page-elements.ts';
export type { Action, Condition, DirectCall, Occurrence, Rule, RuleEvent, RulePorts, RuleSet } from './rule.ts';
export type { RuleStepReport } from './rule-engine.ts';
export type { RuleError, RuleErrorCode } from './rule-errors.ts';
export { type VendorAccount, vendorScripts } from './vendor-scripts.ts';
export { agreedVendors, type Vendor, type Vendors } from './vendors.ts';
