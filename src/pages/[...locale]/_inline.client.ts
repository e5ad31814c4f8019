/** Small enough for the build to inline it, so that it runs even if no other file loads. */

const trailer = document.querySelector<HTMLVideoElement>('video#trailer');

// If the page's own script, a module, fails to load, trailer.client.ts does not add the controls. Others,
// like the script that counts page views, are none. Load errors do not bubble, but are captured.
addEventListener(
  'error',
  ({ target }) => {
    if (trailer && target instanceof HTMLScriptElement && target.type === 'module')
      trailer.controls = true;
  },
  true,
);

// An island whose script fails to load shows its fallback. When the network is back, reconnecting
// the element makes Astro load it again.
addEventListener('astro:hydration-error', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  target.toggleAttribute('data-not-loaded', true);
  addEventListener('online', () => target.replaceWith(target), { once: true });
});
