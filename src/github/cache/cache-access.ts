// Whether this job has a cache, and what for. Knows the environment that the runner makes, and loads no client.

type Env = Readonly<Record<string, string | undefined>>;

/** Which uses of the cache this job has: none outside of a workflow, on a server without the service, or by its mode. */
export function cacheAccess(env: Env): { readonly mayRead: boolean; readonly mayWrite: boolean } {
  const hasService = ['ACTIONS_CACHE_SERVICE_V2', 'ACTIONS_RESULTS_URL', 'ACTIONS_RUNTIME_TOKEN'].every(
    (name) => (env[name] ?? '') !== '',
  );
  const host = new URL(env['GITHUB_SERVER_URL'] || 'https://github.com').hostname.toLowerCase();
  const isServed = hasService && (host === 'github.com' || /\.(?:ghe\.com|localhost)$/.test(host));
  const mode = (env['ACTIONS_CACHE_MODE'] ?? '').trim().toLowerCase();
  return {
    mayRead: isServed && mode !== 'none' && mode !== 'write-only',
    mayWrite: isServed && mode !== 'none' && mode !== 'read',
  };
}
