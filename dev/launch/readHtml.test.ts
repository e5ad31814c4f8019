import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isUnindexed, metaOf, readHtml } from './readHtml.ts';

test('tags come with their attributes, however those are written', () => {
  const { tags } = readHtml(
    `<p>a < b</p><IMG src='/a b.png' alt hidden data-x=1/><a href="?a=1&amp;b=%20&#39;&#x3c;&quot;">`,
  );
  assert.deepEqual(tags, [
    { name: 'p', attributes: {} },
    { name: 'img', attributes: { src: '/a b.png', alt: '', hidden: '', 'data-x': '1/' } },
    { name: 'a', attributes: { href: `?a=1&b=%20'<"` } },
  ]);
});

test('what stands in comments, scripts and styles is no tag', () => {
  const { tags } = readHtml('<!-- <a> --><script>"<b>"</script><style>/*<i>*/</style><u>');
  assert.deepEqual(
    tags.map(({ name }) => name),
    ['script', 'style', 'u'],
  );
});

test('title, meta, structured data and questions are found', () => {
  const page = readHtml(
    `<title>A &amp; B</title><meta name="robots" content="noindex"><meta property="og:url" content="x">
    <script type="application/ld+json">{"a":"<b>"}</script><script>var x</script>
    <summary class="q"><span>Is it
    free?</span><svg><path d="M0"/></svg></summary><svg><title>Icon</title></svg>`,
  );
  assert.equal(page.title, 'A & B');
  assert.equal(metaOf(page, 'og:url'), 'x');
  assert.equal(metaOf(page, 'none'), undefined);
  assert.ok(isUnindexed(page));
  assert.deepEqual(page.structuredData, ['{"a":"<b>"}']);
  assert.deepEqual(page.summaries, ['Is it free?']);
});
