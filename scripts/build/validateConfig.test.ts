import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRedirectErrors } from './validateConfig.ts';

test('a redirect from a path to a path or to another site has no errors', () => {
  const valid = [
    { from: '/faq', to: '/#faq' },
    { from: '/start', to: '/' },
    { from: '/shop', to: 'https://shop.birdie.club/rackets?from=site' },
  ];
  assert.deepEqual([...findRedirectErrors(valid)], []);
});

test('each mistake in a redirect is named in one sentence', () => {
  for (const from of ['', 'faq', '//faq', 'https://birdie.club/faq', '/faq?x', '/f a q']) {
    const errors = [...findRedirectErrors([{ from, to: '/' }])];
    assert.equal(errors.length, 1, from);
    assert.match(errors[0] ?? '', /^hosting\.config\.ts: a redirect is from ".*", .*\.$/);
  }
  for (const from of ['/blog/*', '/:page', '/(old)', '/old)', '/c++', '/{old}', '/a\\b']) {
    const errors = [...findRedirectErrors([{ from, to: '/' }])];
    assert.equal(errors.length, 1, from);
    assert.match(errors[0] ?? '', /^hosting\.config\.ts: a redirect is from ".*", .*patterns\.$/);
  }
  assert.deepEqual(
    [...findRedirectErrors([{ from: '/film', to: '/film' }])],
    ['hosting.config.ts: a redirect is from "/film" to itself.'],
  );
  for (const to of ['', 'demo', '//birdie.club', 'http://birdie.club/', 'https://', '/de mo']) {
    const errors = [...findRedirectErrors([{ from: '/film', to }])];
    assert.equal(errors.length, 1, to);
    assert.match(errors[0] ?? '', /^hosting\.config\.ts: a redirect leads to ".*", .*\.$/);
  }
});
