/** All checks of the audit on an open page (W-13). */
import type { Page } from 'playwright-core';
import { axeFindings } from '../support/axe.ts';
import { accessibleTree } from './accessible-tree.ts';
import { focusFindings, keyboardFindings } from './keyboard-order.ts';
import { pageGeometry } from './page-geometry.ts';
import { targetFindings } from './target-size.ts';
import { headingFindings, landmarkFindings, nameFindings, type TreeContext } from './tree-findings.ts';
import { walkKeyboard } from './walk-keyboard.ts';

/** Findings by check; empty for a correct page. */
export type Findings = Record<string, string[]>;

/** Up to this width pages are used by touch, in CSS pixels. */
const TOUCHED_UP_TO_PX = 768;

export async function auditPage(page: Page, around: TreeContext): Promise<Findings> {
  const axe = await axeFindings(page);
  const tree = await accessibleTree(page);
  const { targets, overflowPx, moving } = await pageGeometry(page);
  const isTouched = (page.viewportSize()?.width ?? 0) <= TOUCHED_UP_TO_PX;
  const walk = await walkKeyboard(page);
  return {
    axe,
    headings: headingFindings(tree, around),
    landmarks: landmarkFindings(tree, around),
    names: nameFindings(tree),
    reflow: overflowPx > 0 ? [`${overflowPx} px wider than the window`] : [],
    targets: targetFindings(targets, isTouched),
    motion: moving,
    keyboard: keyboardFindings(walk),
    focus: focusFindings(walk),
  };
}
