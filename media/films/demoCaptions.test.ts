import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { demoTranscript } from '../../src/content/en/demoTranscript.ts';
import { EXAMPLE_ESTIMATES } from '../scene/measurement.ts';
import { SESSIONS, TODAY, TODAY_SO_FAR } from '../scene/sessions.ts';

const captions = await readFile(new URL('../../public/media/demo.vtt', import.meta.url), 'utf8');

test('captions and transcript state what was measured', () => {
  const transcript = demoTranscript.map(({ text }) => text).join(' ');
  const gainKmh = Math.round(TODAY.best.speedKmh) - Math.round(SESSIONS[0]?.best.speedKmh ?? 0);
  for (const text of [captions, transcript]) {
    assert.ok(text.includes(`${Math.round(TODAY_SO_FAR.best.speedKmh)} km/h`));
    assert.ok(text.includes(`${gainKmh} km/h more than on 29 September`));
    assert.ok(text.includes(`${Math.round(TODAY.best.speedKmh)} km/h off the racket`));
  }
  assert.ok(
    transcript.includes(`${EXAMPLE_ESTIMATES[0]?.contact.speedKmh.toFixed(1)} after three`),
  );
});
