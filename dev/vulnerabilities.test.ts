import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAudit } from './vulnerabilities.ts';

const SHIPPED = ['react', 'scheduler'];

test('what visitors receive is told apart from what only builds the site', () => {
  const report = JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { react: {}, vite: {} },
  });
  assert.deepEqual(readAudit(report, SHIPPED), { shipped: ['react'], buildOnly: ['vite'] });
});

test('an audit that finds nothing is an audit', () => {
  const report = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });
  assert.deepEqual(readAudit(report, SHIPPED), { shipped: [], buildOnly: [] });
});

for (const [why, report] of [
  ['no answer', ''],
  ['a registry that offers no audit', '{"message":"405 Method Not Allowed","statusCode":405}'],
  ['no connection', '{"error":{"code":"ENOTFOUND"}}'],
  ['something else', '<html>'],
  ['nothing', 'null'],
  ['vulnerabilities of another kind', '{"vulnerabilities":null}'],
] as const) {
  test(`${why} is no audit`, () => assert.equal(readAudit(report, SHIPPED), null));
}
