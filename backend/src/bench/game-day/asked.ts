import type { Asked } from '../traffic.js';

/** A diagnosis must come whatever is broken, and places where the database is there. The rest is what signed-in people do. */
export type Kind = 'diagnosis' | 'places' | 'reading' | 'writing' | 'files';

/** Where the traffic goes: the shell with the API, and the origins of the remotes. */
export interface Origins {
  readonly shell: string;
  readonly diagnostics: string;
  readonly community: string;
}

/** Of twenty requests one writes, five want help, eight read as somebody signed in and six are for files. */
export function askedOf({ shell, diagnostics, community }: Origins, count: number, cookie: string): Asked<Kind> {
  const api = `${shell}/api/v1`;
  const turn = count % 20;
  if (turn === 0)
    return {
      kind: 'writing',
      url: `${api}/community/posts`,
      cookie,
      body: { content: `A walk on day ${count} of this year.` },
    };
  if (turn < 4)
    return {
      kind: 'diagnosis',
      url: `${api}/diagnostics/predict`,
      body: { symptomsText: 'fever and cough since two days' },
    };
  if (turn < 6)
    return { kind: 'places', url: `${api}/nearby/search`, body: { location: '28.6315,77.2167', name: 'ambulance' } };
  if (turn < 11) return { kind: 'reading', url: `${api}/auth/user/whoami`, cookie };
  if (turn < 14) return { kind: 'reading', url: `${api}/community/posts`, cookie };
  const files = ['/emergency', '/remotes.json', '/user/dashboard'].map((path) => `${shell}${path}`);
  const remotes = [diagnostics, community].map((origin) => `${origin}/mf-manifest.json`);
  return { kind: 'files', url: [...files, ...remotes][count % 5]! };
}
