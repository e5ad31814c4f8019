import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { interpolateItemCounts, keepItems } from './listItems.ts';

const LIST =
  '<p>{{itemCount}} kinds:</p>\n<ul>\n<li>a</li>\n<li>{{if b}}<b>b</b></li>\n<li>c</li>\n</ul>';
const WORDS = ['no', 'one', 'two', 'three'];

test('an item stays or goes with its condition, and the count follows', () => {
  for (const [b, expected] of [
    [true, '<p>three kinds:</p>\n<ul>\n<li>a</li>\n<li><b>b</b></li>\n<li>c</li>\n</ul>'],
    [false, '<p>two kinds:</p>\n<ul>\n<li>a</li>\n\n<li>c</li>\n</ul>'],
  ] as const)
    assert.equal(interpolateItemCounts(keepItems(LIST, { b }), WORDS), expected);
  const paragraphs = '<ul><li>\n<p>{{if b}} one</p>\n</li><li>{{if c}}two</li></ul>';
  assert.equal(keepItems(paragraphs, { b: false, c: true }), '<ul><li>two</li></ul>');
});

test('each count is of the list after it, in digits where there is no word', () => {
  const html =
    '{{itemCount}}<ol><li>a</li></ol>{{itemCount}}<ul class="x"><li>a</li><li>b</li></ul>';
  assert.match(interpolateItemCounts(html, WORDS), /^one<ol>.*<\/ol>two<ul/);
  assert.match(interpolateItemCounts(html, ['no']), /^1<ol>.*<\/ol>2<ul/);
});

test('an unknown condition, and a count without a list, fail', () => {
  assert.throws(() => keepItems(LIST, { c: true }), /no condition \{\{if b\}\}, only c/);
  assert.throws(() => keepItems('<li>{{if toString}}x</li>', {}), /\{\{if toString\}\}/);
  assert.throws(() => interpolateItemCounts('<p>{{itemCount}} kinds</p>', WORDS), /No list/);
});

test('the policy says how page views are counted in an item of its own, as anonymised', async () => {
  const policy = await readFile('src/content/en/legal/privacy-policy.md', 'utf8');
  const [item = '', ...others] = policy.match(/^- \{\{if pageViews\}\}.*$/gm) ?? [];
  assert.match(item, /page views.*anonymised/i);
  assert.deepEqual(others, []);
  assert.doesNotMatch(policy.replace(item, ''), /page views/i);
});
