import { isModifiedClick } from '../../lib/browser/isModifiedClick.ts';

/** If the dialog is closed so shortly before the end of the video, the video starts over the next time. */
const END_S = 1;

/** Opens the dialog and plays the video, also under reduced motion: the visitor asked for it. */
function open(dialog: HTMLDialogElement, video: HTMLVideoElement): void {
  const { clientWidth, style } = document.documentElement;
  // A classic scroll bar disappears: its space stays. Only where there is one, because this forces a layout.
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  dialog.showModal();
  video.poster ||= video.dataset.poster ?? '';
  // Rendering the controls is slow in Chromium, so the dialog is painted first.
  requestAnimationFrame(() =>
    setTimeout(() => {
      video.controls = true;
    }),
  );
  // If the browser refuses to play, the visitor can use the controls.
  video.play().catch(() => {});
}

/**
 * Closes on a press that starts and ends on the backdrop, but not on a drag across its edge, nor on a
 * click without a pointer, by the keyboard or by assistive technology, which has no press before it.
 */
function closeOnBackdrop(dialog: HTMLDialogElement): void {
  let isOnBackdrop = false;
  // The content fills the dialog, so only the backdrop has the dialog itself as its target.
  dialog.addEventListener('pointerdown', ({ target }) => {
    isOnBackdrop = target === dialog;
  });
  dialog.addEventListener('pointerup', ({ target }) => {
    isOnBackdrop &&= target === dialog;
  });
  dialog.addEventListener('click', ({ detail }) => {
    // The number of presses, 0 without a pointer.
    if (isOnBackdrop && detail > 0) dialog.close();
    isOnBackdrop = false;
  });
}

/**
 * Initializes the demo dialog. The elements that open it are links to the video file for visitors
 * without scripts; this makes them buttons.
 */
export function initDemoDialog(dialog: HTMLDialogElement): void {
  const video = dialog.querySelector('video');
  if (!video) return;
  dialog.addEventListener('close', () => {
    video.pause();
    if (video.currentTime > video.duration - END_S) video.currentTime = 0;
  });
  closeOnBackdrop(dialog);

  for (const opener of document.querySelectorAll<HTMLElement>(`[data-opens="${dialog.id}"]`)) {
    opener.setAttribute('role', 'button');
    opener.setAttribute('aria-haspopup', 'dialog');
    opener.addEventListener('click', (event) => {
      // Modified clicks still open the video in a new tab or window.
      if (isModifiedClick(event)) return;
      event.preventDefault();
      open(dialog, video);
    });
    // Links react to Enter only, buttons also to Space.
    opener.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      open(dialog, video);
    });
  }
}
