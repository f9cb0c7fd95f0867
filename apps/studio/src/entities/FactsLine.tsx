import type { EntityFacts } from '@sintonia/contracts';
import { type ReactNode, use } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EMISSIONS_ADDRESS } from '../broadcasts/guide-day.ts';
import { inTurn } from '../design/in-turn.ts';
import { EntityLink } from '../links/EntityLink.tsx';
import { broadcastAddress, type EntityKind, entityAddress } from '../links/entity-address.ts';
import { sharedParameters } from '../links/shared-parameters.ts';
import { useEntityKinds } from '../links/use-entity-kinds.ts';
import { TimeZoneContext, useFormats } from '../messages/language.ts';
import { startOfDay } from '../period/civil-day.ts';
import { filterAddress } from '../query/query-state.ts';
import { useValueText } from '../query/use-value-text.ts';
import styles from './Entity.module.css';
import { useFactsWords } from './facts-words.ts';
import { SEEN_DAYS, type Seen } from './seen.ts';

interface Entity {
  kind: EntityKind;
  value: string;
  name: string;
}
type Broadcast = NonNullable<EntityFacts['broadcasts']['last']>;

/** What an entity belongs to and when it is on air, with a link to each: a line under its name. */
export function FactsLine({
  kind,
  value,
  facts,
  experiments,
  seen,
}: {
  kind: EntityKind;
  value: string;
  facts: EntityFacts | null;
  /** Ids, as in reports. */
  experiments: readonly string[];
  /** When it had events; null for those without such facts, and while unknown. */
  seen: Seen | null;
}) {
  const words = useFactsWords();
  const kinds = useEntityKinds();
  const [search] = useSearchParams();
  const textOf = useValueText();
  const formats = useFormats();
  const timeZone = use(TimeZoneContext);
  const nowMs = Date.now();
  const slot = ({ startsAt }: Broadcast) => `${formats.day(startsAt)}, ${formats.minute(startsAt)}`;
  const broadcastLink = (one: Broadcast, when: string) => (
    <Link to={broadcastAddress(one.channel, one.startsAt, search)}>
      {kind === 'channel' ? `${one.title}, ${when}` : when}
    </Link>
  );
  const shown: [key: string, name: string, what: ReactNode][] = [];
  const add = (key: string, name: string, what: ReactNode) => void shown.push([key, name, what]);
  const addEntity = (of: EntityKind, value: string, name = value) =>
    addEntities(of, kinds[of], [{ kind: of, value, name }], '');

  const addEntities = (key: string, name: string, entities: readonly Entity[], between: string) => {
    if (entities.length === 0) return;
    const links = entities.map((one) => (
      <EntityLink key={one.value} kind={one.kind} value={one.value}>
        {one.name}
      </EntityLink>
    ));
    add(key, name, inTurn(links, between));
  };

  if (facts) {
    const {
      title,
      programme,
      episode,
      channel,
      author,
      role,
      sections,
      themes,
      path,
      below,
      stories,
      publishedAt,
      broadcastAt,
    } = facts;
    const { last, next } = facts.broadcasts;
    if (title !== null) addEntity('title', title);
    if (programme !== null) addEntity('programme', programme);
    if (programme !== null && episode) {
      const { pathname, search: ofProgramme } = entityAddress('programme', programme, search);
      const only = { dimension: 'season', isExcluded: false, value: String(episode.season) };
      add(
        'season',
        '',
        <>
          <Link to={{ pathname, search: filterAddress(new URLSearchParams(ofProgramme), [only]) }}>
            {words.season(String(episode.season))}
          </Link>
          {words.chapter(String(episode.number))}
        </>,
      );
    }
    if (channel) addEntity('channel', channel.slug, channel.name);
    if (author !== null) addEntity('author', author);
    if (role !== null) add('role', '', role);
    addEntities('section', kinds.section, sections, ' › ');
    addEntities(
      'themes',
      words.themes,
      themes.map((theme) => ({ kind: 'theme', value: theme, name: theme })),
      ', ',
    );
    if (path !== null) {
      add(
        'path',
        words.onSite,
        <a href={path} target="_blank" rel="noreferrer">
          {path}
        </a>,
      );
    }
    addEntities(
      'below',
      words.below,
      below.map(({ page, name }) => ({ kind: 'page', value: page, name })),
      ', ',
    );
    if (stories) {
      add('stories', '', words.stories(stories.count, formats.count(stories.count)));
      const { page, title: headline, publishedAt: at } = stories.last;
      const link = (
        <EntityLink kind="page" value={page}>
          {headline}
        </EntityLink>
      );
      add('latest', words.latest, inTurn([link, formats.day(at)], ', '));
    }
    if (publishedAt !== null)
      add('published', words.published, `${formats.day(publishedAt)}, ${formats.minute(publishedAt)}`);
    if (broadcastAt !== null && !(last && isWithin(broadcastAt, last))) {
      add('first', words.first, formats.day(broadcastAt));
    }
    if (last) {
      const isOnAir = nowMs < Date.parse(last.endsAt);
      const until = words.until(formats.minute(last.endsAt));
      add('last', isOnAir ? words.onAir : words.last, broadcastLink(last, isOnAir ? until : slot(last)));
    }
    if (next) add('next', words.next, broadcastLink(next, slot(next)));
  }
  if (kind === 'channel') {
    const params = sharedParameters(search);
    params.set(EMISSIONS_ADDRESS.channel, value);
    add('today', '', <Link to={{ pathname: '/emissions', search: `?${params}` }}>{words.today}</Link>);
  }
  if (seen) {
    const dayText = (day: string) => formats.day(startOfDay(day, timeZone));
    add('seen-first', words.seenFirst, seen.first === null ? words.olderThan(SEEN_DAYS) : dayText(seen.first));
    add('seen-last', words.seenLast, dayText(seen.last));
  }
  const ofActivity = (id: string): Entity => ({ kind: 'activity', value: id, name: textOf('activity', id) });
  addEntities('experiments', kinds.activity, experiments.map(ofActivity), ', ');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label={words.facts}>
      {shown.map(([key, name, what]) => (
        <li key={key}>
          {name !== '' && <span className={styles.quiet}>{name} </span>}
          {what}
        </li>
      ))}
    </ul>
  );
}

const isWithin = (iso: string, { startsAt, endsAt }: Broadcast): boolean =>
  Date.parse(iso) >= Date.parse(startsAt) && Date.parse(iso) < Date.parse(endsAt);
