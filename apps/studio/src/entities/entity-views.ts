/** Figures, curve and tables of the page of each kind of entity. */

import type { EntityKind } from '../links/entity-address.ts';
import type { Condition } from '../query/query-state.ts';

export type EntityTableKey =
  | 'origins'
  | 'devices'
  | 'campaigns'
  | 'clicks'
  | 'pages'
  | 'titles'
  | 'programmes'
  | 'broadcasts'
  | 'stories'
  | 'authors'
  | 'sections'
  | 'browsers'
  | 'searchedFrom'
  | 'watched'
  | 'variants'
  | 'failedTitles'
  | 'failedBrowsers';

export interface EntityTable {
  key: EntityTableKey;
  dimensions: readonly string[];
  metrics: readonly string[];
  /** Replaces the entity's own dimension. */
  by?: string;
  /** Fact that the table narrows to, in place of the entity's value: only entities with this fact have the table. */
  ofFact?: 'mediaId' | 'newsSection';
  /** Covers everything that the entity's visitors did, not only the entity. */
  isOfVisitors?: true;
  conditions?: readonly Condition[];
}

export interface EntityView {
  dimension: string;
  figures: readonly string[];
  /** Metrics of one unit. */
  curve: readonly string[];
  /** Values before and after, within the visit. */
  flow: 'itself' | 'searchPage' | null;
  tables: readonly EntityTable[];
}

const notEmpty = (dimension: string): Condition => ({ dimension, isExcluded: true, value: '' });
const READ = ['pageviews', 'visitors', 'visits'] as const;
const WATCHED = ['plays', 'uniqueViewers', 'contentTimeSpent', 'averageTimePerViewer'] as const;

const FAILED = ['mediaStarts', 'startFailures', 'playbackFailures'] as const;

const origins = (by?: string): EntityTable => ({
  key: 'origins',
  dimensions: ['referrerType', 'referrerHost'],
  metrics: READ,
  conditions: [notEmpty('referrerType')],
  ...(by !== undefined && { by }),
});
const devices = (metrics: readonly string[] = READ): EntityTable => ({
  key: 'devices',
  dimensions: ['device', 'os'],
  metrics,
});
const pages: EntityTable = { key: 'pages', dimensions: ['page'], metrics: READ };
const authors: EntityTable = {
  key: 'authors',
  dimensions: ['author'],
  metrics: ['pageviews', 'visitors'],
  conditions: [notEmpty('author')],
};
const titles: EntityTable = {
  key: 'titles',
  dimensions: ['title'],
  metrics: [...WATCHED, 'completionRate'],
  conditions: [notEmpty('title')],
};
const programmes: EntityTable = {
  key: 'programmes',
  dimensions: ['programme'],
  metrics: WATCHED,
  conditions: [notEmpty('programme')],
};

/** By the schedule: of a title by its media id, of a programme by its name, of a channel. */
const broadcasts: EntityTable = {
  key: 'broadcasts',
  dimensions: ['broadcast'],
  metrics: ['broadcastAudience', 'broadcastShare', 'broadcastAudience7', 'broadcastAudience28'],
};

export const ENTITY_VIEWS: Readonly<Record<EntityKind, EntityView>> = {
  page: {
    dimension: 'page',
    figures: ['pageviews', 'visitors', 'visits', 'entries', 'exits', 'shares'],
    curve: ['pageviews', 'visitors'],
    flow: 'itself',
    tables: [
      { ...pages, key: 'stories', by: 'subsection', ofFact: 'newsSection' },
      {
        key: 'clicks',
        dimensions: ['clickName', 'clickKind', 'clickRegion'],
        metrics: ['clicks', 'visitors'],
        by: 'clickPage',
      },
      origins(),
      devices(),
      { key: 'campaigns', dimensions: ['visitCampaign'], metrics: READ, conditions: [notEmpty('visitCampaign')] },
    ],
  },
  title: {
    dimension: 'title',
    figures: ['plays', 'uniqueViewers', 'contentTimeSpent', 'averageTimePerViewer', 'completionRate', 'rebufferRatio'],
    curve: ['plays', 'uniqueViewers'],
    flow: 'itself',
    tables: [
      { ...broadcasts, by: 'mediaId', ofFact: 'mediaId' },
      origins('contentTitle'),
      devices(WATCHED),
      {
        key: 'browsers',
        dimensions: ['browser'],
        metrics: ['mediaStarts', 'startFailureRate', 'exitBeforeStartRate', 'rebufferRatio'],
      },
    ],
  },
  programme: {
    dimension: 'programme',
    figures: ['plays', 'uniqueViewers', 'contentTimeSpent', 'averageTimePerViewer', 'completionRate', 'pageviews'],
    curve: ['plays', 'uniqueViewers'],
    flow: 'itself',
    tables: [titles, broadcasts, origins(), devices(WATCHED)],
  },
  author: {
    dimension: 'author',
    figures: ['pageviews', 'visitors', 'visits', 'entries', 'exits', 'shares'],
    curve: ['pageviews', 'visitors'],
    flow: null,
    tables: [pages, origins(), devices()],
  },
  section: {
    dimension: 'section',
    figures: ['pageviews', 'visitors', 'newVisitors', 'visits', 'entries', 'shares'],
    curve: ['pageviews', 'visitors', 'newVisitors'],
    flow: 'itself',
    tables: [pages, authors, origins(), devices()],
  },
  theme: {
    dimension: 'themes',
    figures: ['pageviews', 'visitors', 'newVisitors', 'visits', 'entries', 'shares'],
    curve: ['pageviews', 'visitors', 'newVisitors'],
    flow: null,
    tables: [pages, authors, origins(), devices()],
  },
  campaign: {
    dimension: 'visitCampaign',
    figures: ['visits', 'visitors', 'newVisitors', 'pagesPerVisit', 'bounceRate', 'shares'],
    curve: ['visits', 'visitors', 'newVisitors'],
    flow: null,
    tables: [
      {
        key: 'watched',
        dimensions: ['title'],
        metrics: ['finishedPlays', 'plays', 'uniqueViewers', 'completionRate', 'contentTimeSpent'],
        isOfVisitors: true,
        conditions: [notEmpty('title')],
      },
      { ...pages, metrics: [...READ, 'entries'] },
      devices(),
    ],
  },
  search: {
    dimension: 'searchKeywords',
    figures: ['searches', 'searchClickRate', 'emptySearches', 'emptySearchRate', 'visitors'],
    curve: ['searches', 'emptySearches'],
    flow: 'searchPage',
    tables: [
      { key: 'searchedFrom', dimensions: ['previousPage'], metrics: ['searches', 'emptySearches', 'visitors'] },
      devices(['searches', 'emptySearches', 'visitors']),
    ],
  },
  channel: {
    dimension: 'playbackChannel',
    figures: ['averageAudience', 'peakConcurrency', 'uniqueViewers', 'contentTimeSpent', 'plays', 'rebufferRatio'],
    curve: ['plays', 'uniqueViewers'],
    flow: null,
    tables: [broadcasts, programmes, titles, devices(WATCHED)],
  },
  activity: {
    dimension: 'activity',
    figures: ['visitors', 'visits'],
    curve: ['visitors', 'visits'],
    flow: null,
    tables: [
      { key: 'variants', dimensions: ['variant'], metrics: ['visitors', 'visits'] },
      { ...pages, metrics: ['visitors', 'visits'] },
      { ...devices(), metrics: ['visitors', 'visits'] },
    ],
  },
  error: {
    dimension: 'playbackError',
    figures: ['mediaStarts', 'startFailures', 'playbackFailures', 'uniqueViewers'],
    curve: ['startFailures', 'playbackFailures'],
    flow: null,
    tables: [
      { key: 'failedTitles', dimensions: ['title'], metrics: FAILED },
      { key: 'failedBrowsers', dimensions: ['browser'], metrics: FAILED },
      { ...devices(FAILED), dimensions: ['device', 'os'] },
    ],
  },
};
