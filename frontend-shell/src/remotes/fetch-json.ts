const TIMEOUT_MS = 8000;

declare global {
  interface Window {
    /** What early.js asked for before the app had loaded, by address. */
    sahaayEarly?: Record<string, Promise<unknown>>;
  }
}

async function ask(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** The JSON at `url` now. The first call shares the answer, or the failure, of what early.js has asked for. */
export async function fetchJson<Body>(url: string): Promise<Body> {
  const early = window.sahaayEarly?.[url];
  delete window.sahaayEarly?.[url];
  return (await (early ?? ask(url))) as Body;
}
