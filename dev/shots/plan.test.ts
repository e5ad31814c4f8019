import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faq } from '../../src/content/en/faq.ts';
import { choose, planVisits, type Visit } from './plan.ts';

const namesOf = (visits: readonly Visit[]) =>
  visits.flatMap(({ pictures }) => pictures.map(({ name }) => name));

test('no two pictures have the same name, and each name can be a file’s', () => {
  const names = namesOf(planVisits());
  assert.equal(new Set(names).size, names.length);
  for (const name of names) assert.match(name, /^[a-z0-9]+(-[a-z0-9]+)+$/);
});

test('without words all pictures are taken', () => {
  assert.deepEqual(choose(planVisits(), []), planVisits());
});

test('with words only those whose names contain them all', () => {
  assert.deepEqual(
    namesOf(choose(planVisits(), ['home', '390', 'faq', '3'])),
    faq.map((_, i) => `home-390-faq-${i + 1}-open`),
  );
  assert.deepEqual(namesOf(choose(planVisits(), ['terms-1440', 'full'])).slice(0, 1), [
    'terms-1440-full',
  ]);
});

test('a visit of which one picture is wanted takes only that', () => {
  const [visit] = choose(planVisits(), ['404-320-full']);
  assert.deepEqual(visit?.pictures, [{ name: '404-320-full', area: 'page' }]);
});

test('a word no name has leaves nothing', () => {
  assert.deepEqual(choose(planVisits(), ['home', 'no-such-state']), []);
});
