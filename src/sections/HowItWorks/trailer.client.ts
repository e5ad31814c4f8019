import { isModifiedClick } from '../../lib/browser/isModifiedClick.ts';

declare global {
  interface Navigator {
    /** Network Information API, in Chromium only. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** The distance from the viewport within which the controls are shown. */
const CONTROLS_MARGIN = '600px';

/** The share of the trailer that has to be visible for it to play (docs/requirements.md, Trailer). */
const VISIBLE_SHARE_TO_PLAY = 0.25;

/** The second of the video at which a chapter starts, from the fragment of its link: "#t=4.46". */
const readStartS = (link: HTMLAnchorElement): number => Number(link.hash.slice(3));

/**
 * Plays the trailer while at least a quarter of it is visible and no dialog covers it, unless the
 * visitor prefers reduced motion or saves data (docs/requirements.md, Trailer). If the visitor
 * pauses it, it stays paused until it has left the viewport.
 * @param chapters links that seek it; the one of the chapter that is shown is marked as current
 * @param dialog the page's dialog, if it has one
 */
export function initTrailer(
  video: HTMLVideoElement,
  chapters: readonly HTMLAnchorElement[],
  dialog: HTMLDialogElement | null,
): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let inView = false;
  let pausedByVisitor = false;

  const isVisible = () => inView && !document.hidden && !dialog?.open;

  const update = () => {
    if (!isVisible()) {
      video.pause();
    } else if (!reducedMotion.matches && !navigator.connection?.saveData && !pausedByVisitor) {
      // iOS refuses even muted videos in Low Power Mode. The poster and the controls remain.
      video.play().catch(() => {});
    }
  };

  // This script does not pause a visible video, so the visitor did.
  video.addEventListener('pause', () => {
    pausedByVisitor = isVisible() && !reducedMotion.matches;
  });
  video.addEventListener('play', () => {
    pausedByVisitor = false;
  });

  // If no encoding can be loaded, controls would only hide part of the poster.
  video.querySelector('source:last-of-type')?.addEventListener('error', () => {
    video.controls = false;
  });

  const controlsObserver = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      controlsObserver.disconnect();
      video.controls = true;
    },
    { rootMargin: CONTROLS_MARGIN },
  );
  controlsObserver.observe(video);

  for (const link of chapters)
    link.addEventListener('click', (event) => {
      if (isModifiedClick(event)) return;
      event.preventDefault();
      const seek = () => {
        video.currentTime = readStartS(link);
      };
      // Safari ignores a time that is set before the video has loaded.
      if (video.readyState > 0) seek();
      else video.addEventListener('loadedmetadata', seek, { once: true });
      video.scrollIntoView({ block: 'nearest' });
      video.play().catch(() => {});
    });
  video.addEventListener('timeupdate', () => {
    const current = chapters.findLast((link) => readStartS(link) <= video.currentTime);
    for (const link of chapters) link.ariaCurrent = link === current ? 'step' : null;
  });

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
  // Not all browsers have an event for opening a dialog.
  if (dialog) new MutationObserver(update).observe(dialog, { attributeFilter: ['open'] });
  reducedMotion.addEventListener('change', () => {
    if (reducedMotion.matches) video.pause();
    update();
  });
}
