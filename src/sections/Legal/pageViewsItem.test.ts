import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removePageViewsItem } from './pageViewsItem.ts';

test('only the item about page views goes', () => {
  for (const item of ['{{pageViews}}<b>Page views.</b> ', '\n<p>{{pageViews}}<b>b</b></p>\n'])
    assert.equal(
      removePageViewsItem(`<ul><li>a</li><li>${item}</li><li>c {{pageViews}}</li></ul>`),
      '<ul><li>a</li><li>c {{pageViews}}</li></ul>',
    );
});
