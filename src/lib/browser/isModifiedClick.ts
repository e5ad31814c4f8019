/** Whether a click on a link opens it in a new tab or window, or saves it. Scripts leave such clicks to the browser. */
export const isModifiedClick = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey;
