/** The part of the Trusted Types API used here, which TypeScript's DOM types lack. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
    /** The queue that the host's script reads once it has loaded. */
    va?: (...event: unknown[]) => void;
    vaq?: unknown[][];
  }
}

/** Makes a path a trusted script URL on this origin. */
function trust(path: string): string {
  const rules = {
    createScriptURL(given: string) {
      const { pathname, search } = new URL(given, location.origin);
      return location.origin + pathname + search;
    },
  };
  // The only name that the security policy in hosting.config.ts allows.
  const policy = window.trustedTypes?.createPolicy('page-view-script', rules) ?? rules;
  return policy.createScriptURL(path);
}

/**
 * Loads the host's page-view script (docs/requirements.md, Page views). Logs it if that fails.
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
