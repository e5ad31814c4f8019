import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packageOf } from './onlyShip.ts';

for (const [moduleId, name] of [
  ['/site/node_modules/react/index.js', 'react'],
  ['C:/site/node_modules/@astrojs/react/dist/client.js', '@astrojs/react'],
  ['/site/node_modules/react-dom/node_modules/scheduler/index.js', 'scheduler'],
  ['\0rolldown/runtime.js', 'rolldown'],
  ['\0vite/preload-helper.js', 'vite'],
  ['/site/src/contact/emailjs.ts', null],
  ['\0virtual:astro:env/client', null],
] as const) {
  test(`${moduleId.replace('\0', '')} is ${name ? `of ${name}` : 'the site’s own'}`, () => {
    assert.equal(packageOf(moduleId), name);
  });
}
