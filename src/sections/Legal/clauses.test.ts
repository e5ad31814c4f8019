import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removePageViewsItem, splitClauses } from './clauses.ts';

test('a document is its opening and its clauses', () => {
  assert.deepEqual(
    splitClauses(
      '<p>Hello.</p>\n<h2 id="1-one">1. One</h2>\n<p>First.</p>\n' +
        '<h2 id="2-rd">2. R&amp;D &quot;x&quot; &#39;y&#39;</h2>\n<ul><li>a</li></ul>\n<p>b</p>',
    ),
    {
      opening: '<p>Hello.</p>',
      clauses: [
        { id: '1-one', number: 1, title: 'One', body: '<p>First.</p>' },
        { id: '2-rd', number: 2, title: `R&D "x" 'y'`, body: '<ul><li>a</li></ul>\n<p>b</p>' },
      ],
    },
  );
});

test('a text without clauses is all opening', () => {
  assert.deepEqual(splitClauses('<p>Hello.</p>'), { opening: '<p>Hello.</p>', clauses: [] });
});

test('a heading that is not numbered in order, or has markup or no id, fails', () => {
  for (const heading of ['No number', '2. Not the first', '1. With <em>markup</em>', '1.x', '1. '])
    assert.throws(
      () => splitClauses(`<h2 id="a">${heading}</h2><p>b</p>`),
      ({ message }: Error) => message.includes(heading),
    );
  assert.throws(() => splitClauses('<h2>1. One</h2>'), /clause 1/);
});

test('only the item about page views goes', () => {
  for (const item of ['{{pageViews}}<b>Page views.</b> ', '\n<p>{{pageViews}}<b>b</b></p>\n'])
    assert.equal(
      removePageViewsItem(`<ul><li>a</li><li>${item}</li><li>c {{pageViews}}</li></ul>`),
      '<ul><li>a</li><li>c {{pageViews}}</li></ul>',
    );
});
