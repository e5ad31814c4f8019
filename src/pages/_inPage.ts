/**
 * Runs in the page itself, so that it is there when no file is.
 *
 * It takes the trailer's controls away before they are drawn: they are a third of the work of the
 * first view, which does not show them. Trailer.client.ts puts them back when the trailer comes near.
 * When a script of the page cannot be loaded they come back at once, and the form shows its way out;
 * late modules tell of their own failure (wakeWhenNear.client.ts).
 */
export const inPageScript =
  '{let t=document.getElementById("trailer");t.controls=!1;' +
  'addEventListener("error",({target:e})=>{if(e.type=="module"){t.controls=!0;' +
  'document.querySelector("[data-part=form-not-loaded]").hidden=!1}},!0)}';
