/** Closed so shortly before its end, the demo begins anew when it is opened again. */
const END_S = 1;

/** Shows the demo and plays it: a click asked for it, so it plays under reduced motion too. */
function open(dialog: HTMLDialogElement, video: HTMLVideoElement): void {
  const { clientWidth, style } = document.documentElement;
  // The page no longer scrolls: where its scroll bar takes room, that room stays. Not elsewhere: a
  // browser would lay out the whole page anew for nothing.
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  dialog.showModal();
  video.poster ||= video.dataset.poster ?? '';
  // Chromium draws every icon of the controls from a document of its own: the dialog is seen before.
  requestAnimationFrame(() =>
    setTimeout(() => {
      video.controls = true;
    }),
  );
  // A browser may refuse to play; its own controls are there.
  video.play().catch(() => {});
}

/** Closes on a press that both starts and ends on the backdrop: a drag across its edge does not. */
function closeOnBackdrop(dialog: HTMLDialogElement): void {
  const onBackdrop = { pointerdown: false, pointerup: false };
  for (const type of ['pointerdown', 'pointerup'] as const) {
    // The content fills the dialog, so only the backdrop reports the dialog itself as its target.
    dialog.addEventListener(type, ({ target }) => {
      onBackdrop[type] = target === dialog;
    });
  }
  dialog.addEventListener('click', () => {
    if (onBackdrop.pointerdown && onBackdrop.pointerup) dialog.close();
  });
}

/**
 * Wakes the demo. Its openers are links to the video file, which is what they stay without
 * scripts; here they become buttons.
 */
export function wakeDemoDialog(dialog: HTMLDialogElement): void {
  const video = dialog.querySelector('video');
  // Safari before 15.4 knows no dialog: the link leads to the film, as it does without scripts.
  if (!video || !('showModal' in dialog)) return;
  dialog.addEventListener('close', () => {
    video.pause();
    if (video.currentTime > video.duration - END_S) video.currentTime = 0;
  });
  closeOnBackdrop(dialog);

  for (const opener of document.querySelectorAll<HTMLElement>(`[data-opens="${dialog.id}"]`)) {
    opener.setAttribute('role', 'button');
    opener.setAttribute('aria-haspopup', 'dialog');
    opener.addEventListener('click', (event) => {
      // A new tab or window stays the visitor's choice.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      open(dialog, video);
    });
    // A link answers Enter only; a button also answers Space.
    opener.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      open(dialog, video);
    });
  }
}
