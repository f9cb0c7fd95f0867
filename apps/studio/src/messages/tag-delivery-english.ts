import type { ScreenMessages } from './screens-catalan.ts';

const visitorsOf = (n: string) => (n === '1' ? '1 visitor' : `${n} visitors`);

/** Texts of tag delivery, in English. */
export const tagDeliveryEnglish: ScreenMessages['tagDelivery'] = {
  title: 'Tag',
  lead: 'Each version is tested in development and staging before it reaches public pages. A rollback is one step, and takes effect everywhere within a minute.',
  empty: 'No version has been published yet',
  emptyAdvice: 'Build the tag and publish it with “npm run tag -- publish”. It will appear here.',
  environments: { development: 'Development', staging: 'Staging', production: 'Production' },
  to: { development: 'to development', staging: 'to staging', production: 'to production' },
  environmentsOf: (property) => `Environments of ${property}`,
  domain: 'Domain',
  suite: 'Report suite',
  account: 'Web analytics',
  rules: (version) => `rules ${version}`,
  nothing: 'No version.',
  sinceBy: (dateTime, who) => `Since ${dateTime}, by ${who}`,
  site: 'The website of this server runs this version: pages opened now have it, and pages already open load it on their next navigation.',
  inUse: 'Last 30 minutes',
  current: (pages, visitors) =>
    `${pages === '1' ? '1 page view' : `${pages} page views`} with this version, ${visitorsOf(visitors)}`,
  former: (version, pages, visitors, last) =>
    `${pages} still with ${version}, ${visitorsOf(visitors)} (the last at ${last})`,
  notInUse: 'No page views.',
  useUnknown: 'It is not known right now which versions measure pages.',
  line: 'Embed code',
  lineFor: (environment) => `Copy the embed code: ${environment}`,
  copy: 'Copy',
  promote: (where) => `Promote ${where}`,
  same: (where) => `Already promoted ${where}.`,
  rollback: (version) => `Roll back to ${version}`,
  noWayBack: 'There is no earlier version.',
  readOnly: 'Your role can view everything here. Only an administrator can move versions.',
  versions: 'Versions',
  columns: { version: 'Version', rules: 'Rules', published: 'Published', size: 'Size', where: 'Where it is now' },
  kilobytes: (n) => `${n} KB`,
  nowhere: 'nowhere',
  log: 'Change log',
  kinds: {
    published: (version, where) => `published ${version} ${where}`,
    promoted: (version, where) => `promoted ${version} ${where}`,
    rolledBack: (version, where) => `rolled back to ${version}, ${where}`,
  },
  byCommand: 'the command line',
  byDemo: 'the demo',
  byServer: 'the server',
  refused: {
    noProperty: 'This property no longer exists.',
    noVersion: 'This version no longer exists.',
    nothingThere: 'That environment has no version yet.',
    nothingBefore: 'That environment has no earlier version.',
    alreadyThere: 'That environment has this version already.',
    anotherByNow:
      'Somebody else has moved versions in the meantime. You now see the current ones: try again if it is still needed.',
    notAllowed: 'Your role does not allow this: only an administrator can move versions.',
  },
};
