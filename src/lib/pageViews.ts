/** What of Trusted Types this page uses; older browsers have none of it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
    /** The queue the host's script reads once it has loaded. */
    va?: (...event: unknown[]) => void;
    vaq?: unknown[][];
  }
}

/** The one Trusted Types policy the security policy allows. */
export const PAGE_VIEW_POLICY = 'page-view-script';

/** Vouches for a script's address, and keeps it on this site whatever it is given. */
function trust(path: string): string {
  const rules = {
    createScriptURL(given: string) {
      const { pathname, search } = new URL(given, location.origin);
      return location.origin + pathname + search;
    },
  };
  const policy = window.trustedTypes?.createPolicy(PAGE_VIEW_POLICY, rules) ?? rules;
  return policy.createScriptURL(path);
}

/**
 * Counts this page view with the host's own script (docs/requirements.md, 13.1). Without it the
 * page goes on, and the console says so.
 * @param path the script's path on this host
 */
export function countPageView(path: string): void {
  window.va ??= (...event) => {
    window.vaq ??= [];
    window.vaq.push(event);
  };
  const script = document.createElement('script');
  script.src = trust(path);
  script.defer = true;
  script.addEventListener('error', () => console.info(`Page views are not counted: no ${path}`));
  document.head.append(script);
}
