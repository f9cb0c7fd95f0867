import { type ActivityInput, HOLDOUT_VARIANT } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { toDeliveryOffers } from '../delivery/delivery-offers.ts';
import { decidePage } from '../pages/decide-page.ts';
import { aDecisionContext, anActivity, visitors } from '../testing/an-activity.ts';
import { decide } from './decide.ts';
import { observedOf } from './observed.ts';
import { compile } from './program.ts';

type Offers = ActivityInput['variants'][number]['offers'];
const URL_OF_PAGE = new URL('https://www.tramuntana.example/noticia/3001/x/');
const property = { domains: ['tramuntana.example'] };

const against = (offers: Offers): ActivityInput['variants'] => [
  { key: 'control', name: 'Versió actual', weight: 5000, offers: [] },
  { key: 'b', name: 'B', weight: 5000, offers },
];
const observed = (offers: Offers) => observedOf(anActivity('a', { variants: against(offers) }));

describe('elements observed, equal for every variant (P-06)', () => {
  test('P-06 elements that a variant removes, moves or resizes are observed by their container; others by themselves', () => {
    expect(
      observed([
        { kind: 'slots', slots: { 'story.title': 'x' } },
        {
          kind: 'actions',
          actions: [
            { action: 'setText', selector: '#text', content: 'x' },
            { action: 'remove', selector: '#gone' },
            { action: 'setStyle', selector: '#hidden', property: 'display', value: 'none' },
            { action: 'setText', selector: '#gone', content: 'x' },
          ],
        },
        { kind: 'html', place: 'replaceContent', selector: '#replaced', html: 'x' },
        { kind: 'html', place: 'appendContent', selector: '#longer', html: 'x' },
      ]),
    ).toEqual({
      watched: ['[data-slot="story.title"]', '#text', '#longer'],
      around: ['#gone', '#hidden', '#replaced'],
      clicks: [],
    });
  });

  test('P-06 without page changes the page itself is observed: an A/A has visitors, too', () => {
    expect(observed([]).watched).toEqual(['html']);
    expect(
      observed([{ kind: 'actions', actions: [{ action: 'trackClick', selector: '#a', clickTrackId: 'a' }] }]),
    ).toEqual({
      watched: ['html'],
      around: [],
      clicks: [{ selector: '#a', name: 'a' }],
    });
    expect(observed([{ kind: 'json', content: {} }]).watched).toEqual([]);
  });

  test('P-06 clicks count in every variant, the control, the holdout and an A/A, on our pages and on other sites', () => {
    const track = { action: 'trackClick' as const, selector: '#a', clickTrackId: 'subscriu' };
    const actions = [{ action: 'setText' as const, selector: '#b', content: 'B' }, track, track];
    for (const isAA of [false, true]) {
      const activity = anActivity('clics', { variants: against([{ kind: 'actions', actions }]), holdout: 3000, isAA });
      const program = compile([activity]);
      const arms = new Set<string>();
      for (const visitorId of visitors(100)) {
        const context = aDecisionContext({ visitorId });
        const [shown] = decidePage(program, context, URL_OF_PAGE, property).decisions.decided;
        expect(shown?.clicks).toEqual([{ selector: '#a', name: 'subscriu' }]);
        expect(shown?.actions.some(({ action }) => action === 'trackClick')).toBe(false);
        const [offer] = toDeliveryOffers(decide(program, context), URL_OF_PAGE.href, property);
        expect(offer?.actions?.filter(({ action }) => action === 'trackClick')).toEqual([track]);
        arms.add(shown?.variant ?? '');
      }
      expect([...arms].toSorted()).toEqual(['b', 'control', HOLDOUT_VARIANT]);
    }
  });

  test('P-06 counting clicks claims nothing: two activities may count the same clicks', () => {
    const track = {
      kind: 'actions' as const,
      actions: [{ action: 'trackClick' as const, selector: '#a', clickTrackId: 'a' }],
    };
    const program = compile(['a', 'b'].map((salt) => anActivity(salt, { variants: against([track]) })));
    expect(decide(program, aDecisionContext())).toHaveLength(2);
  });
});
