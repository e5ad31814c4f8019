import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitStyles } from './splitStyles.ts';

const classes = new Set(['_hero_1', '_word_1']);

for (const [css, first, why] of [
  ['._hero_1{color:red}', true, 'a class of the first view'],
  ['._faq_1{color:red}', false, 'a class below it'],
  ['._hero_1 ._faq_1{color:red}', false, 'a class below it, inside one of the first view'],
  ['._hero_1,._faq_1{color:red}', true, 'one of both'],
  ['._hero_1:not(._faq_1,._x){color:red}', true, 'a class that must not be there'],
  ['html:has(._faq_1){color:red}', true, 'a class somewhere else'],
  ['body{color:red}', true, 'no class'],
  ['[data-part="x{"] ._faq_1{content:"}"}', false, 'braces in strings'],
  ['@font-face{font-family:"A"}', true, 'a face'],
  ['@import "x";', true, 'a statement'],
] as const) {
  test(`${why}: ${first ? 'first' : 'late'}`, () => {
    const [kept, moved] = first ? [css, ''] : ['', css];
    assert.deepEqual(splitStyles(css, classes), { first: kept, late: moved });
  });
}

test('rules for some windows are divided too, and keep their condition', () => {
  const css =
    '@media (min-width:40em){._hero_1{a:b}@supports (x:y){._faq_1{c:d}}}@media print{._faq_1{e:f}}';
  assert.deepEqual(splitStyles(css, classes), {
    first: '@media (min-width:40em){._hero_1{a:b}}',
    late: '@media (min-width:40em){@supports (x:y){._faq_1{c:d}}}@media print{._faq_1{e:f}}',
  });
});

test('keyframes go with their users', () => {
  const css = '@keyframes _go_1{to{a:b}}@keyframes _stay_1{to{a:b}}._hero_1{animation:_go_1}';
  assert.deepEqual(splitStyles(css, classes), {
    first: '._hero_1{animation:_go_1}@keyframes _go_1{to{a:b}}',
    late: '@keyframes _stay_1{to{a:b}}',
  });
});
