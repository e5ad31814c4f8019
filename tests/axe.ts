import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type Spec } from 'axe-core';
import { expect } from './fixtures.ts';

/** WCAG 2.0, 2.1 and 2.2, levels A and AA, and best practices. By default axe leaves 2.2 out. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe's defaults, except that a pseudo-element behind a text does not stop it from computing the
 * contrast: on this site those are soft glows, and the quietest text has 4.7:1 on the brightest.
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

/** axe waits for timers, which never fire where a test stops the clock or turns scripts off. */
const AXE_SOURCE = `{
  const setTimeout = (task) => void Promise.resolve().then(task);
  ${axe.source}
  axe.configure(${JSON.stringify(SETTINGS)});
}`;

export interface AxeScope {
  /** Selects the parts of the page to look at. */
  readonly where?: string;
  /** Rules to leave out. */
  readonly without?: string[];
}

/** Expects axe to find no violations, contrast included. */
export async function expectNoViolations(
  page: Page,
  state: string,
  { where = 'html', without = [] }: AxeScope = {},
): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page, axeSource: AXE_SOURCE })
    .include(where)
    .withTags(TAGS)
    .disableRules(without)
    // Otherwise it merges the results of frames, of which there are none, in a page of its own.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(found, state).toEqual([]);
  expect(passes.length, `rules that applied to ${state}`).toBeGreaterThan(0);
}
