import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { hostileText } from '../../dev/hostileText.ts';
import { deliver } from './deliver.ts';
import { type EmailIds, sendEmail } from './emailjs.ts';

const someText = hostileText.filter((text) => text !== '');
const hostileIds = fc.record({ userId: someText, serviceId: someText, templateId: someText });
const hostileParams = fc.dictionary(hostileText, hostileText, { noNullPrototype: true });

/** A service that writes down the one request it is sent. */
function recorder(answer: Response) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const service: typeof fetch = async (url, init) => {
    requests.push({ url: String(url), init });
    return answer;
  };
  return { requests, options: { origin: '/', fetch: service } };
}

test('whatever is sent arrives as it was, as text in one JSON body, at one address', async () => {
  await fc.assert(
    fc.asyncProperty(hostileIds, hostileParams, async (ids, params) => {
      const { requests, options } = recorder(new Response('OK'));
      await sendEmail(ids, params, options);
      const [request] = requests;
      assert.equal(requests.length, 1);
      assert.equal(request?.url, '/api/v1.0/email/send');
      const body = String(request?.init?.body);
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

test('whatever is answered, it is a success or a rejection with status and text', async () => {
  const anyStatus = fc.integer({ min: 200, max: 599 }).filter((status) => {
    const hasNoBody = [204, 205, 304].includes(status);
    return !hasNoBody;
  });
  await fc.assert(
    fc.asyncProperty(hostileIds, anyStatus, hostileText, async (ids, status, text) => {
      const { options } = recorder(new Response(text, { status }));
      // What UTF-8 makes of it on its way.
      const answer = { status, text: await new Response(text).text() };
      const sending = sendEmail(ids, {}, options);
      if (status === 200 || text === 'OK') assert.deepEqual(await sending, answer);
      else await assert.rejects(sending, answer);
    }),
  );
});

test('whatever id is missing, nothing is sent', () => {
  const oneMissing = fc
    .tuple(hostileIds, fc.constantFrom('userId', 'serviceId', 'templateId'))
    .map(([ids, missing]): EmailIds => ({ ...ids, [missing]: '' }));
  fc.assert(
    fc.property(oneMissing, hostileParams, (ids, params) => {
      const { requests, options } = recorder(new Response('OK'));
      assert.throws(() => sendEmail(ids, params, options), /^The \w+ ID is required/);
      assert.deepEqual(requests, []);
    }),
  );
});

test('whatever is thrown while sending, the visitor is told an outcome', async () => {
  const message = fc.record({
    name: hostileText,
    email: hostileText,
    subject: hostileText,
    message: hostileText,
    company: hostileText,
  });
  await fc.assert(
    fc.asyncProperty(hostileIds, message, fc.anything(), async (ids, typed, thrown) => {
      const logged: unknown[] = [];
      const outcome = await deliver(typed, {
        ids,
        send: () => Promise.reject(thrown),
        now: () => new Date(2026, 0, 2),
        log: (error) => logged.push(error),
      });
      assert.equal(outcome, 'failed');
      assert.equal(logged.length, 1);
    }),
  );
});
