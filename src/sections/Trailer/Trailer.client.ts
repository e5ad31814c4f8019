declare global {
  interface Navigator {
    /** Network Information API: Chromium's alone. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** The controls are there before they can be seen: so far below the window. */
const CONTROLS_FROM = '600px';

/** docs/requirements.md, 7.2. */
const VISIBLE_SHARE_TO_PLAY = 0.25;

/**
 * Plays the trailer while at least a quarter of it is in view, the tab is visible and no dialog lies
 * over it, unless the visitor prefers reduced motion or saves data: then the poster and the play
 * button are there, and nothing of the film is fetched. Paused by hand, it rests until it comes into
 * view anew.
 * @param dialog the page's dialog, if it has one
 */
export function wakeTrailer(video: HTMLVideoElement, dialog: HTMLDialogElement | null): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let inView = false;
  let pausedByVisitor = false;

  const canBeSeen = () => inView && !document.hidden && !dialog?.open;

  const update = () => {
    if (!canBeSeen()) {
      video.pause();
    } else if (!reducedMotion.matches && !navigator.connection?.saveData && !pausedByVisitor) {
      // Low Power Mode refuses even muted videos: the poster and the controls stay.
      video.play().catch(() => {});
    }
  };

  // A pause in view is not ours: it is the visitor's.
  video.addEventListener('pause', () => {
    pausedByVisitor = canBeSeen() && !reducedMotion.matches;
  });
  video.addEventListener('play', () => {
    pausedByVisitor = false;
  });

  // Neither encoding is there: controls that control nothing would only hide part of the poster.
  video.querySelector('source:last-of-type')?.addEventListener('error', () => {
    video.controls = false;
  });

  // Taken away while the first view was drawn (src/pages/_inPage.ts).
  const controlsObserver = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      controlsObserver.disconnect();
      video.controls = true;
    },
    { rootMargin: CONTROLS_FROM },
  );
  controlsObserver.observe(video);

  const observer = new IntersectionObserver(
    (entries) => {
      inView = (entries.at(-1)?.intersectionRatio ?? 0) >= VISIBLE_SHARE_TO_PLAY;
      if (!inView) pausedByVisitor = false;
      update();
    },
    { threshold: VISIBLE_SHARE_TO_PLAY },
  );
  observer.observe(video);
  document.addEventListener('visibilitychange', update);
  // A dialog tells of its closing only.
  if (dialog) new MutationObserver(update).observe(dialog, { attributeFilter: ['open'] });
  reducedMotion.addEventListener('change', () => {
    if (reducedMotion.matches) video.pause();
    update();
  });
}
