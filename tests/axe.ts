import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import { expect } from './site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0, 2.1 and 2.2, A and AA, and best practices. Named, because axe leaves 2.2 out. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe's own, but that a pseudo-element behind a text is no reason to leave its contrast alone: here
 * they are pools of light, and in the brightest the quietest text still has 4.7:1.
 */
const SETTINGS: Spec = {
  checks: [
    {
      id: 'color-contrast',
      options: {
        ignoreUnicode: true,
        ignoreLength: false,
        ignorePseudo: true,
        boldValue: 700,
        boldTextPt: 14,
        largeTextPt: 18,
        contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
        pseudoSizeThreshold: 0.25,
        shadowOutlineEmMax: 0.2,
        textStrokeEmMin: 0.03,
      },
    },
  ],
};

/** What of a page is looked at. */
export interface Look {
  /** Looks at these parts of the page only. */
  readonly where?: string;
  /** Leaves these rules out. */
  readonly without?: readonly string[];
}

/** Expects axe to find nothing, contrast included. */
export async function expectNoViolations(
  page: Page,
  state: string,
  { where = 'html', without = [] }: Look = {},
): Promise<void> {
  // Once a page: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${AXE}\naxe.configure(${JSON.stringify(SETTINGS)});`);
  const options: RunOptions = {
    runOnly: { type: 'tag', values: TAGS },
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  // axe waits for timers, which a test may have stopped, and which are off where scripts are.
  const run = `(() => {
    const { setTimeout } = window;
    window.setTimeout = (task) => void Promise.resolve().then(task);
    return axe
      .run(${JSON.stringify(where)}, ${JSON.stringify(options)})
      .finally(() => { window.setTimeout = setTimeout; });
  })()`;
  const { violations, passes } = await page.evaluate<AxeResults>(run);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(found, state).toEqual([]);
  expect(passes.length, `rules that applied to ${state}`).toBeGreaterThan(0);
}
