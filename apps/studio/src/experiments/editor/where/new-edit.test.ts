import { describe, expect, test } from 'vitest';
import type { PickedElement } from '../../picker/picker-messages.ts';
import { beginEdit, possibleChanges, toEdit } from './new-edit.ts';

const anElement = (over: Partial<PickedElement> = {}): PickedElement => ({
  selector: 'main > p',
  matches: 1,
  slot: null,
  tag: 'p',
  text: 'Com sempre',
  picture: null,
  widthPx: 320,
  heightPx: 180,
  order: { within: 'main', at: 2, of: 4 },
  ...over,
});

describe('selection of an element (P-06)', () => {
  test('P-06 gives a slot its own kind of content, rendered with the page', () => {
    const headline = anElement({ slot: 'story.title', selector: '[data-slot="story.title"]' });
    expect(possibleChanges(headline)).toEqual(['text']);
    expect(toEdit({ ...beginEdit(headline), text: ' Nou ' }, 'story.title')).toEqual({
      kind: 'slot',
      slot: 'story.title',
      text: 'Nou',
    });
    expect(possibleChanges(anElement({ slot: 'home.lead.picture' }))).toEqual(['picture']);
    expect(toEdit(beginEdit(headline), 'story.picture')).toBeNull();
  });

  test('P-06 treats an unknown slot name as no slot', () => {
    expect(possibleChanges(anElement({ slot: 'toString' }))).toEqual([
      'text',
      'html',
      'resize',
      'move',
      'order',
      'hide',
      'click',
    ]);
    expect(possibleChanges(anElement({ order: null }))).not.toContain('order');
  });

  test('P-06 starts a picture with its current one', () => {
    const picture = anElement({ tag: 'img', picture: '/media/art/a-640.webp', text: '' });
    expect(beginEdit(picture)).toMatchObject({ kind: 'picture', picture: '/media/art/a-640.webp' });
    expect(toEdit({ ...beginEdit(picture), picture: '/media/art/b-640.webp' }, null)).toEqual({
      kind: 'action',
      action: { action: 'setAttribute', selector: 'main > p', attribute: 'src', value: '/media/art/b-640.webp' },
    });
  });

  test('P-06 writes size, place and order as the tag does, with numbers', () => {
    const element = anElement();
    const begun = beginEdit(element);
    const made = (over: Partial<typeof begun>) => toEdit({ ...begun, ...over }, null, element.order);
    expect(begun).toMatchObject({ width: '320', height: '180', right: '0', down: '0', newPlace: '3' });
    expect(made({ kind: 'resize', width: '400' })).toEqual({
      kind: 'action',
      action: { action: 'resize', selector: 'main > p', finalWidth: '400px', finalHeight: '180px' },
    });
    expect(made({ kind: 'move', right: '−8', down: '12' })).toMatchObject({
      action: { action: 'move', finalLeftPosition: -8, finalTopPosition: 12, position: 'relative' },
    });
    expect(made({ kind: 'order', newPlace: '1' })).toEqual({
      kind: 'action',
      action: { action: 'rearrange', selector: 'main', from: 2, to: 0 },
    });
    for (const newPlace of ['3', '0', '5', '1,5', '']) expect(made({ kind: 'order', newPlace }), newPlace).toBeNull();
    for (const width of ['0', '', 'ample', '1e9']) expect(made({ kind: 'resize', width }), width).toBeNull();
    expect(made({ kind: 'move' })).toBeNull();
  });

  test.each([
    ['html', { kind: 'html' as const, html: ' ' }],
    ['a click without a name', { kind: 'click' as const }],
    ['no selector', { selector: ' ' }],
    ['no address', { kind: 'picture' as const, picture: '' }],
  ])('P-06 treats %s as incomplete', (_what, over) => {
    expect(toEdit({ ...beginEdit(anElement()), ...over }, null)).toBeNull();
  });
});
