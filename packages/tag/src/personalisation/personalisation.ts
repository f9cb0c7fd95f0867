/** Entry `@sintonia/tag/personalisation`: offers for a page, also of other sites (P rows; § 4, 5, 7, 8, 9). */
import { type DeliveryAnswer, type DeliveryOffer, MBOX_CHARACTERS } from '@sintonia/wire';
import type { Tracking } from './apply-offer.ts';
import { type DeliveryPorts, deliver } from './deliver.ts';
import { newId, type PageIds } from './delivery-request.ts';
import type { ElementAction } from './element-action.ts';
import type { Failure } from './fetch-answer.ts';
import { addStyle } from './hiding.ts';
import { createTargetCookies } from './target-cookies.ts';
import { EVENTS, type TargetEvent } from './target-events.ts';
import { DEFAULTS, type Parameters, type TargetSettings, VERSION } from './target-settings.ts';
import * as texts from './target-texts.ts';

export type { DataProvider, Parameters, TargetSettings, TargetVisitor } from './target-settings.ts';

export interface GetOfferOptions {
  mbox: string;
  params?: Parameters;
  /** In ms; by default that of the settings. */
  timeout?: number;
  success(actions: ElementAction[]): void;
  error(status: string, message: string): void;
}
export interface ApplyOfferOptions {
  mbox: string;
  /** For offers without a selector. */
  selector?: string;
  offer: readonly ElementAction[];
}
export interface TrackEventOptions {
  mbox: string;
  params?: Parameters;
  selector?: string;
  /** With a selector: the event that triggers the report. */
  type?: string;
  preventDefault?: boolean;
  timeout?: number;
  success?(): void;
  error?(status: string, message: string): void;
}
export interface Extension {
  name: string;
  /** Any of `logger`, `settings`, `cookies`. */
  modules: readonly string[];
  register(...modules: unknown[]): unknown;
}

/** Personalisation API of a page, with the incumbent's names. */
export interface Target {
  VERSION: string;
  event: typeof EVENTS;
  ext: Record<string, unknown>;
  getOffer(options: GetOfferOptions): void;
  applyOffer(options: ApplyOfferOptions): void;
  trackEvent(options: TrackEventOptions): void;
  registerExtension(options: Extension): void;
}

/** Loaded once, in parallel with the first call. */
const rendering = () => import('./rendering.ts');

type Refuses = { error?: (status: string, message: string) => void } | undefined;

/** Problem of the options, or nothing. */
function wrongName({ mbox }: Partial<Pick<GetOfferOptions, 'mbox'>>): string | undefined {
  if (!mbox) return texts.required('mbox');
  return mbox.length > MBOX_CHARACTERS ? texts.MBOX_TOO_LONG : undefined;
}

const isFailure = (answer: DeliveryAnswer | Failure): answer is Failure => 'status' in answer;

/**
 * Starts personalisation on this page. Without consent nothing is requested, stored or hidden. A page in quirks mode
 * gets an API that does nothing; a second copy returns the first one.
 */
export function createPersonalisation(given: Partial<TargetSettings> & Pick<TargetSettings, 'isAllowed'>): Target {
  const settings: TargetSettings = { ...DEFAULTS, ...given };
  const { globalMboxName } = settings;
  const globals = window as unknown as { adobe?: { target?: Target } }; // cast: global name known to pages
  const before = globals.adobe?.target;
  if (before?.VERSION) {
    texts.logWarning(texts.ALREADY_INITIALISED);
    return before;
  }
  const isStandard = document.compatMode === 'CSS1Compat';
  const cookies = createTargetCookies(window, settings);
  const ids: PageIds = { page: newId(), session: '', device: '', count: 0 };
  const tracking = (): Tracking => ({ sessionId: ids.session, ...(ids.device && { deviceId: ids.device }) });
  const emit = (type: TargetEvent, detail: object = {}) =>
    document.dispatchEvent(new CustomEvent(type, { detail: { type, ...detail, tracking: tracking() } }));
  const ports: DeliveryPorts = { settings, cookies, ids };

  const refuse = (caller: string, options: Refuses, message: string, status = 'warning') => {
    texts.logWarning(`[${caller}()]`, message);
    options?.error?.(status, message);
  };

  /** One call with its events; resolves with the offers, or null when it failed. */
  const requestOffers = async (
    caller: string,
    { mbox, params, timeout, error }: Omit<TrackEventOptions, 'success'>,
  ) => {
    const isAllowed = settings.isAllowed();
    if (isAllowed) emit(EVENTS.REQUEST_START, { mbox });
    const carryingOut = isAllowed ? rendering() : undefined;
    const answer = await deliver({ mbox, params }, timeout ?? settings.timeout, ports);
    if (isFailure(answer)) {
      texts.logWarning(`[${caller}()]`, 'request failed', answer);
      if (answer.status !== 'warning') emit(EVENTS.REQUEST_FAILED, { mbox, message: answer.error });
      error?.(answer.status, answer.error);
      return null;
    }
    const offers: readonly DeliveryOffer[] = Array.isArray(answer.offers) ? answer.offers : [];
    const responseTokens = offers.flatMap(({ responseTokens: token }) => (token ? [token] : []));
    const actions = (await carryingOut)?.toActions(offers) ?? [];
    const redirect = actions.some(({ action }) => action === 'redirect');
    emit(EVENTS.REQUEST_SUCCEEDED, { mbox, redirect, ...(responseTokens[0] && { responseTokens }) });
    return actions;
  };

  const render = async (options: ApplyOfferOptions, shown?: () => void) =>
    (await rendering()).applyOffer(options, ports, emit, shown);

  const target: Target = {
    VERSION,
    event: EVENTS,
    ext: {},
    getOffer: (options) => {
      if (!options) return refuse('getOffer', undefined, texts.OPTIONS_REQUIRED);
      const missing = (['success', 'error'] as const).find((name) => !options[name]);
      const wrong = wrongName(options) ?? (missing && texts.required(missing));
      if (wrong) return refuse('getOffer', options, wrong);
      void requestOffers('getOffer', options).then((actions) => actions && options.success(actions));
    },
    applyOffer: (options) => {
      const wrong = options
        ? Array.isArray(options.offer)
          ? wrongName(options)
          : texts.required('offer')
        : texts.OPTIONS_REQUIRED;
      if (wrong) return refuse('applyOffer', undefined, wrong);
      void render(options);
    },
    trackEvent: (options) => {
      const wrong = options ? wrongName(options) : texts.OPTIONS_REQUIRED;
      if (wrong) return refuse('trackEvent', options, wrong, 'error');
      const { selector, type, preventDefault, success } = options;
      const send = () => void requestOffers('trackEvent', options).then((actions) => actions && success?.());
      if (!selector || !type) return send();
      for (const element of document.querySelectorAll(selector)) {
        element.addEventListener(type, (event) => {
          if (preventDefault) event.preventDefault();
          send();
        });
      }
    },
    registerExtension: (options) => {
      const known: Record<string, unknown> = { logger: console, settings, cookies };
      if (!options) throw new Error(texts.OPTIONS_REQUIRED);
      const { name, modules, register } = options;
      if (!name) throw new Error(texts.required('name'));
      if (!/^[a-z]+$/i.test(name)) throw new Error(texts.NAME_INVALID);
      if (!Array.isArray(modules)) throw new Error(texts.required('modules'));
      if (!modules.every((module) => module in known)) throw new Error(texts.NO_SUCH_MODULES);
      if (typeof register !== 'function') throw new Error(texts.required('register'));
      target.ext[name] = register(...modules.map((module) => known[module]));
    },
  };

  if (!isStandard) {
    texts.logWarning(texts.NO_STANDARDS);
    const nothing = () => {};
    Object.assign(target, {
      VERSION: '',
      getOffer: nothing,
      applyOffer: nothing,
      trackEvent: nothing,
      registerExtension: nothing,
    });
  }
  globals.adobe = { ...globals.adobe, target };
  if (!isStandard) return target;

  /** P-02: hides the whole page until its offers are rendered, or fail. */
  const startPage = () => {
    const { bodyHidingEnabled, bodyHiddenStyle, defaultContentHiddenStyle } = settings;
    addStyle('at-makers-style', `.mboxDefault {${defaultContentHiddenStyle}}`);
    emit('at-library-loaded');
    if (!settings.globalMboxAutoCreate) return;
    const show = bodyHidingEnabled ? addStyle('at-body-style', bodyHiddenStyle, 'at-flicker-control') : undefined;
    void requestOffers('getOffer', { mbox: globalMboxName })
      .then((offer) => offer && render({ mbox: globalMboxName, offer }, show))
      .finally(show);
  };
  if (settings.isAllowed()) startPage();
  else settings.onAllowed?.(startPage);
  return target;
}
