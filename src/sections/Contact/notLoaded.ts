/**
 * Runs in the page itself, so that it is there when no file is: shows the form's way out when a script
 * of the page cannot be loaded. The one late module tells of its own failure (ContactForm.client.ts).
 */
export const notLoadedScript =
  'addEventListener("error",({target:e})=>{' +
  'if(e.type=="module")document.querySelector("[data-part=form-not-loaded]").hidden=!1},!0)';
