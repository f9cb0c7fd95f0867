import type { ActivityInput } from '@sintonia/contracts';

/** An activity for a page of another site. */
export const ELSEWHERE: ActivityInput = {
  name: 'Un altre web',
  kind: 'audience',
  owner: 'analista@tramuntana.example',
  place: { paths: ['/el-temps/*'] },
  audience: { every: [] },
  variants: [
    {
      key: 'b',
      name: 'B',
      weight: 10_000,
      offers: [
        {
          kind: 'html',
          place: 'setContent',
          selector: '#text',
          html: '<b>Només per a tu</b><script>window.ran=1</script>',
        },
        { kind: 'html', place: 'setContent', selector: '#no-hi-es', html: 'x' },
      ],
    },
  ],
  schedule: { from: null, to: null },
  goals: [{ metric: 'pageviews' }],
};
