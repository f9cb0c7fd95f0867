import { Environment, type LibraryStatus, shortVersion } from '@sintonia/contracts';
import { useMemo } from 'react';
import buttons from '../design/Button.module.css';
import { InlineChoice } from '../design/InlineChoice.tsx';
import { Section } from '../design/Section.tsx';
import { useAddressState } from '../links/use-address-state.ts';
import { useFormats } from '../messages/language.ts';
import { useScreenWords } from '../messages/use-screen-words.ts';
import { compareVersions } from './compare-versions.ts';
import { type ComparedPair, pairText, parsePair, standardPair } from './compared-pair.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { useVersions } from './use-versions.ts';
import styles from './VersionComparison.module.css';

/** What differs between two versions: production and the next one, or those that the address names (T-12). */
export function VersionComparison({ library }: { library: LibraryStatus }) {
  const words = useScreenWords().tagDelivery.compare;
  const pair = standardPair(library);
  return (
    <Section title={words.title}>
      {pair ? <ChosenPair library={library} standard={pair} /> : <p className={styles.note}>{words.onlyOne}</p>}
    </Section>
  );
}

function ChosenPair({ library, standard }: { library: LibraryStatus; standard: ComparedPair }) {
  const all = useScreenWords().tagDelivery;
  const words = all.compare;
  const formats = useFormats();
  const { slug } = library.property;
  const isPair = (text: string): text is string => parsePair(text, slug) !== null;
  const [text, choose] = useAddressState<string>('canvis', pairText(standard, slug), isPair);
  const pair = parsePair(text, slug) ?? standard;
  const isKnown = (version: string) => library.versions.some(({ id }) => id === version);
  const options = library.versions.map(({ id, publishedAt }) => {
    const places = Environment.options.filter((environment) => library.environments[environment]?.version === id);
    const where = places.map((environment) => all.environments[environment]).join(', ');
    return { value: id, label: words.option(shortVersion(id), where || formats.dateTime(publishedAt)) };
  });
  const side = (name: keyof ComparedPair, label: string) => (
    <>
      <span aria-hidden="true">{label}</span>
      <InlineChoice
        label={`${words.title}: ${label}`}
        value={pair[name]}
        options={
          isKnown(pair[name])
            ? options
            : [{ value: pair[name], label: words.goneOption(shortVersion(pair[name])), isDisabled: true }, ...options]
        }
        onChange={(version) => choose(pairText({ ...pair, [name]: version }, slug))}
      />
    </>
  );
  const gone = [pair.before, pair.after].find((version) => !isKnown(version));
  return (
    <>
      <div className={styles.sentence}>
        {side('before', words.from)}
        {side('after', words.to)}
      </div>
      {gone !== undefined && <p role="status">{words.gone(shortVersion(gone))}</p>}
      {gone === undefined && pair.before === pair.after && <p role="status">{words.same}</p>}
      {gone === undefined && pair.before !== pair.after && <Differences slug={slug} pair={pair} />}
    </>
  );
}

function Differences({ slug, pair: { before, after } }: { slug: string; pair: ComparedPair }) {
  const words = useScreenWords().tagDelivery.compare;
  const [read, again] = useVersions(slug, before, after);
  const difference = useMemo(
    () => (read.at === 'read' && read.before && read.after ? compareVersions(read.before, read.after) : null),
    [read],
  );
  if (read.at === 'reading') return <p className={styles.note}>{words.reading}</p>;
  if (read.at === 'unread')
    return (
      <p role="alert">
        {words.unread}{' '}
        <button type="button" className={buttons.plain} onClick={again}>
          {words.retry}
        </button>
      </p>
    );
  if (!read.before || !read.after || !difference)
    return <p role="status">{words.undescribed(shortVersion(read.before ? after : before))}</p>;
  return (
    <>
      <DifferenceList difference={difference} before={read.before} after={read.after} />
      {!difference.elements && (
        <p className={styles.note}>{words.elementsUnknown(shortVersion(read.before.elements ? after : before))}</p>
      )}
      <p className={styles.note}>{words.note}</p>
    </>
  );
}
