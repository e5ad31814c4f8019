declare global {
  interface Window {
    /** The queue the host's script reads once it has loaded. */
    va?: (...event: unknown[]) => void;
    vaq?: unknown[][];
  }
}

/**
 * Counts this page view with the host's own script (specification, section 7). Without it the
 * page goes on, and the console says so (section 8).
 * @param path the script's path on this host
 */
export function countPageView(path: string): void {
  window.va ??= (...event) => {
    window.vaq ??= [];
    window.vaq.push(event);
  };
  const script = document.createElement('script');
  script.src = path;
  script.defer = true;
  script.addEventListener('error', () => console.info(`Page views are not counted: no ${path}`));
  document.head.append(script);
}
