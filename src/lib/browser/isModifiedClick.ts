/** Whether a click on a link opens it in a new tab or window, or saves it, and scripts leave it to the browser. */
export const isModifiedClick = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey;
