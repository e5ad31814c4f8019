import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { arbitraryText } from '../../tests/arbitraries.ts';
import { type EmailIds, sendEmail } from './emailjs.ts';
import { sendMessage } from './sendMessage.ts';

const nonEmptyText = arbitraryText.filter((text) => text !== '');
const arbitraryIds = fc.record({
  userId: nonEmptyText,
  serviceId: nonEmptyText,
  templateId: nonEmptyText,
});
const arbitraryParams = fc.dictionary(arbitraryText, arbitraryText, { noNullPrototype: true });

/** Replaces `fetch` during a test. Responds as the test says, and records the requests. */
function stubFetch({ mock }: TestContext, firstAnswer: Response | Error = new Response('OK')) {
  const stub = { answer: firstAnswer, requests: [] as { url: string; body: string }[] };
  mock.method(globalThis, 'fetch', async (url: string, init: RequestInit) => {
    stub.requests.push({ url, body: String(init.body) });
    if (stub.answer instanceof Error) throw stub.answer;
    return stub.answer.clone();
  });
  return stub;
}

test('sends any parameters unchanged, in the JSON body of one request', async (t) => {
  const stub = stubFetch(t);
  await fc.assert(
    fc.asyncProperty(arbitraryIds, arbitraryParams, async (ids, params) => {
      stub.requests = [];
      await sendEmail(ids, params, '/');
      const [{ url, body } = { url: '', body: '' }] = stub.requests;
      assert.equal(stub.requests.length, 1);
      assert.equal(url, '/api/v1.0/email/send');
      assert.ok(body.isWellFormed());
      assert.deepEqual(JSON.parse(body), {
        lib_version: '3.2.0',
        user_id: ids.userId,
        service_id: ids.serviceId,
        template_id: ids.templateId,
        template_params: params,
      });
    }),
  );
});

test('resolves or rejects with status and text of any response', async (t) => {
  const stub = stubFetch(t);
  const anyStatus = fc.integer({ min: 200, max: 599 }).filter((status) => {
    const hasBody = ![204, 205, 304].includes(status);
    return hasBody;
  });
  await fc.assert(
    fc.asyncProperty(arbitraryIds, anyStatus, arbitraryText, async (ids, status, text) => {
      stub.answer = new Response(text, { status });
      // UTF-8 replaces lone surrogates.
      const answer = { status, text: await new Response(text).text() };
      const sending = sendEmail(ids, {}, '/');
      if (status === 200 || text === 'OK') assert.deepEqual(await sending, answer);
      else await assert.rejects(sending, answer);
    }),
  );
});

test('sends nothing if an id is missing', (t) => {
  const stub = stubFetch(t);
  const oneMissing = fc
    .tuple(arbitraryIds, fc.constantFrom('userId', 'serviceId', 'templateId'))
    .map(([ids, missing]): EmailIds => ({ ...ids, [missing]: '' }));
  fc.assert(
    fc.property(oneMissing, arbitraryParams, (ids, params) => {
      assert.throws(() => sendEmail(ids, params, '/'), /^The \w+ ID is required/);
      assert.deepEqual(stub.requests, []);
    }),
  );
});

test('reports any message without an answer as failed, and logs it', async (t) => {
  stubFetch(t, new TypeError('Failed to fetch'));
  const log = t.mock.method(console, 'error', () => {});
  const fourTexts = fc.tuple(arbitraryText, arbitraryText, arbitraryText, arbitraryText);
  await fc.assert(
    fc.asyncProperty(arbitraryIds, fourTexts, async (ids, [name, email, subject, message]) => {
      log.mock.resetCalls();
      const typed = { name, email, subject, message, company: '' };
      assert.equal(await sendMessage(typed, ids, '/'), 'failed');
      assert.deepEqual(log.mock.calls[0]?.arguments, [{ status: 0, text: '' }]);
      assert.equal(log.mock.callCount(), 1);
    }),
  );
});
