/** Small enough for the build to inline it, so that it runs even if no other file loads. */

const trailer = document.querySelector<HTMLVideoElement>('video#trailer');

// Without the page's own script there is no trailer.client.ts to add the controls. That script is a module; others,
// such as the one that counts page views, are not. Load errors do not bubble, so the listener captures them.
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
