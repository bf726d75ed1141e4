/** One thing `npm test` runs: a command whose exit status decides. */
export interface Step {
  readonly name: string;
  readonly group: 'build' | 'check' | 'unit' | 'api' | 'browser';
  readonly command: readonly string[];
  /** Takes both cores for itself; runs alone. */
  readonly alone?: boolean;
}

const npm = (script: string, workspace?: string): string[] => ['npm', 'run', '-s', script, ...(workspace ? ['-w', workspace] : [])];
const infra = (file: string): string[] => ['node', `infra/checks/${file}`];

/** In this order; those of the group `build` come first because the others need what they build, then the longest. */
export const STEPS: readonly Step[] = [
  { name: 'build', group: 'build', command: npm('build'), alone: true },
  { name: 'API', group: 'api', command: npm('test:api', '@sahaay/backend') },
  { name: 'lint', group: 'check', command: npm('lint') },
  { name: 'types of the backend', group: 'check', command: npm('typecheck', '@sahaay/backend') },
  { name: 'types of the front ends', group: 'check', command: infra('types.ts') },
  { name: 'architecture', group: 'check', command: infra('architecture.ts') },
  { name: 'later code', group: 'check', command: infra('late-code.ts') },
  { name: 'generated files', group: 'check', command: infra('generated-files.ts') },
  { name: 'builds from a slow disk', group: 'check', command: infra('slow-loads.ts') },
  { name: 'builds side by side', group: 'check', command: infra('builds-side-by-side.ts') },
  { name: 'regular expressions', group: 'check', command: infra('regular-expressions.ts') },
  { name: 'dependencies', group: 'check', command: infra('dependencies.ts') },
  { name: 'unused code', group: 'check', command: ['knip'] },
  { name: 'backend', group: 'unit', command: npm('test:unit', '@sahaay/backend') },
  { name: 'contracts', group: 'unit', command: npm('test', '@sahaay/contracts') },
  { name: 'UI kit', group: 'unit', command: npm('test', '@sahaay/ui') },
  { name: 'shell', group: 'unit', command: npm('test', '@sahaay/shell') },
  { name: 'diagnostics remote', group: 'unit', command: npm('test', '@sahaay/diagnostics') },
  { name: 'community remote', group: 'unit', command: npm('test', '@sahaay/community') },
  { name: 'browser', group: 'browser', command: npm('test:browser', '@sahaay/infra'), alone: true },
];
