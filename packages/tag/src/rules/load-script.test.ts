import { describe, expect, test, vi } from 'vitest';
import { anOccurrence, rulePorts } from '../testing/an-occurrence.ts';
import { fromModule, loadScript } from './load-script.ts';
import type { Action } from './rule.ts';

const runs = ({ run }: Action) => run(anOccurrence(), rulePorts()) as Promise<unknown>;

function aDocument() {
  const scripts: HTMLScriptElement[] = [];
  const document = { createElement: () => ({}), head: { append: (script: HTMLScriptElement) => scripts.push(script) } };
  return { scripts, document: () => document as unknown as Document }; // cast: the members that the action uses
}
const loads = (script: HTMLScriptElement | undefined) => script?.onload?.({} as Event);
const breaks = (script: HTMLScriptElement | undefined) => script?.onerror?.({} as Event);

describe('scripts and modules of rules (T-05)', () => {
  test('T-05 adds a script to the page once, however often the rule fires', async () => {
    const { scripts, document } = aDocument();
    const action = loadScript('/vendor.js', document);
    const both = Promise.all([runs(action), runs(action)]);
    loads(scripts[0]);
    await both;
    await runs(action);
    expect(scripts).toEqual([expect.objectContaining({ src: '/vendor.js', async: true })]);
  });

  test('T-05 names a script that fails, and retries it the next time', async () => {
    const { scripts, document } = aDocument();
    const action = loadScript('/vendor.js', document);
    const first = runs(action);
    breaks(scripts[0]);
    await expect(first).rejects.toMatchObject({ code: 'scriptFailed', message: 'Failed to load script /vendor.js' });
    const second = runs(action);
    loads(scripts[1]);
    await expect(second).resolves.toBeUndefined();
  });

  test('T-05 loads an action’s module on its first run, and names a missing one', async () => {
    const run = vi.fn();
    const load = vi.fn(async () => ({ name: 'inside', run }));
    const action = fromModule('personalització', load);
    expect(load).not.toHaveBeenCalled();
    await runs(action);
    expect(run).toHaveBeenCalledOnce();
    const missing = fromModule('absent', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(runs(missing)).rejects.toMatchObject({ code: 'moduleNotFound', message: 'Module not found: absent' });
  });
});
