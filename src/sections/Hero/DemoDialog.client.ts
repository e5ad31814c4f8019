/** Shows the demo and plays it: a click asked for it, so it plays under reduced motion too. */
function open(dialog: HTMLDialogElement, video: HTMLVideoElement): void {
  dialog.showModal();
  // A browser may refuse to play; its own controls are there.
  video.play().catch(() => {});
}

/** Closes on a press that both starts and ends on the backdrop, not on a drag out of the dialog. */
function closeOnBackdrop(dialog: HTMLDialogElement): void {
  let startedOnBackdrop = false;
  // The content fills the dialog, so only the backdrop reports the dialog itself as its target.
  dialog.addEventListener('pointerdown', ({ target }) => {
    startedOnBackdrop = target === dialog;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (startedOnBackdrop && target === dialog) dialog.close();
  });
}

/**
 * Wakes the demo. Its openers are links to the video file, which is what they stay without
 * scripts; here they become buttons.
 */
export function wakeDemoDialog(dialog: HTMLDialogElement): void {
  const video = dialog.querySelector('video');
  if (!video) return;
  dialog.addEventListener('close', () => video.pause());
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
