import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fingerprint, readSources } from './frames.ts';
import { RALLY_SHOT } from './videos/shots.ts';

test('the fingerprint changes with everything that the frames depend on', async () => {
  const sources = await readSources();
  for (const file of ['media/scene/net.ts', 'media/rally/poses.ts', 'src/lib/flight.ts'])
    assert.ok(sources.has(file), file);
  assert.match(sources.get('src/styles/tokens.css') ?? '', /^--accent: .+;$/);

  const { times, view } = RALLY_SHOT;
  const prints = [
    fingerprint(RALLY_SHOT, sources),
    fingerprint({ ...RALLY_SHOT, times: times.slice(1) }, sources),
    fingerprint({ ...RALLY_SHOT, view: (i) => ({ ...view(i), grain: 1e-9 }) }, sources),
    fingerprint({ ...RALLY_SHOT, withFloor: true }, sources),
    ...[...sources].map(([file, text]) =>
      fingerprint(RALLY_SHOT, new Map([...sources, [file, `${text} `]])),
    ),
  ];
  assert.equal(new Set(prints).size, prints.length);
  assert.equal(fingerprint(RALLY_SHOT, new Map(sources)), prints[0]);
});
