/**
 * Runs in the page itself, before it is first shown. A browser gives up the transition between two
 * pages when the visitor goes elsewhere or turns the phone meanwhile: the new page is simply there,
 * and the transition's promise is rejected. Nothing went wrong, so nothing is logged.
 */
export const skippedTransitionsScript =
  'for(let t of["pageswap","pagereveal"])' +
  'addEventListener(t,e=>e.viewTransition?.ready.catch(()=>{}))';
