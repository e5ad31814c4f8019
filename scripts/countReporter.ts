/** A reporter for Node's test runner that prints nothing but how many tests passed and failed, as JSON. */
import type { TestEvent } from 'node:test/reporters';

export default async function* countTests(events: AsyncIterable<TestEvent>) {
  for await (const { type, data } of events) {
    // Each file has a summary too.
    if (type !== 'test:summary' || data.file !== undefined) continue;
    const { tests, passed, skipped, todo } = data.counts;
    yield JSON.stringify({ passed, failed: tests - passed - skipped - todo });
  }
}
