/** § 8: texts of personalisation, verbatim. */
export const DISABLED =
  'Adobe Target content delivery is disabled. Ensure that you can save cookies to your current domain, there is no "mboxDisable" cookie and there is no "mboxDisable" parameter in query string.';
export const ALREADY_INITIALISED = 'Adobe Target has already been initialized.';
export const NO_STANDARDS = 'Adobe Target content delivery is disabled. Update your DOCTYPE to support Standards mode.';
export const OPTIONS_REQUIRED = 'options argument is required';
/** `mbox`, `success`, `error`, `offer`, `name`, `modules`, `register`. */
export const required = (option: string): string => `${option} option is required`;
export const MBOX_TOO_LONG = 'mbox option is too long';
export const NAME_INVALID = 'name is invalid';
export const NO_SUCH_MODULES = 'modules do not exists';
export const NETWORK_FAILED = 'Network request failed';
export const TIMED_OUT = 'Request timed out';
export const URL_REQUIRED = 'URL is required';
export const NOT_OPTED_IN = 'Target is not Opted In';
export const OPTED_OUT = 'Disabled due to optout';
export const VISITOR_TIMED_OUT = 'Visitor API requests timed out';
export const VISITOR_ERROR = 'Visitor API requests error';
export const UNKNOWN = 'unknown error';
export const JSON_ERROR = 'JSON parser error';
export const COOKIES_DISABLED = '3rd party cookies disabled';
export const FAILED_ACTIONS = 'Failed actions';

/** Console prefix of the incumbent. */
export const logWarning = (...what: unknown[]): void => console.warn('AT:', ...what);
