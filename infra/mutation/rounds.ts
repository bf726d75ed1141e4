/**
 * A part of the product that is changed on purpose, and the tests that must notice. The globs of code begin at the
 * folder `src` of the workspace. Those of tests begin there too in the engine, whose tests run in one file; in the
 * backend they hold the whole path after any folder.
 */
export interface Round {
  readonly name: string;
  readonly workspace: 'backend' | 'engine';
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

export const ROUNDS: readonly Round[] = [
  {
    name: 'triage',
    workspace: 'engine',
    code: [
      'red-flags/*.ts',
      'care-level/*.ts',
      'ranking/*.ts',
      'reading/{person,whose,measures,number-words,read-temperature}.ts',
    ],
    tests: ['{red-flags,care-level,ranking,reading,answer}/**/*.spec.ts'],
  },
  {
    name: 'triage',
    workspace: 'backend',
    code: ['modules/diagnostics/adapters/resilient-analyser.ts', 'modules/diagnostics/use-cases/*.ts'],
    tests: ['adapters/resilient-analyser.spec.ts', 'diagnostics/use-cases/*.spec.ts'],
  },
  {
    name: 'places',
    workspace: 'backend',
    code: ['modules/{directory,geocoding,nearby}/domain/*.ts'],
    tests: ['modules/{directory,geocoding,nearby}/domain/*.spec.ts'],
  },
  {
    name: 'searches',
    workspace: 'backend',
    code: ['modules/nearby/use-cases/*.ts', 'modules/nearby/adapters/*.ts'],
    tests: ['nearby/*.e2e-spec.ts', 'nearby/adapters/*.spec.ts'],
  },
  {
    name: 'auth',
    workspace: 'backend',
    code: ['modules/auth/{domain,use-cases,http}/**/*.ts', 'modules/auth/*.ts', 'shared/guessing/*.ts'],
    tests: [
      'modules/auth/**/*.{spec,e2e-spec}.ts',
      'shared/guessing/*.{spec,e2e-spec}.ts',
      'shared/security-log/*.e2e-spec.ts',
    ],
  },
  {
    name: 'sessions',
    workspace: 'backend',
    code: ['shared/session/*.ts'],
    tests: ['shared/session/*.{spec,e2e-spec}.ts', 'modules/auth/{confirmation,change-password}.e2e-spec.ts'],
  },
  {
    name: 'community',
    workspace: 'backend',
    code: ['modules/community/**/*.ts'],
    tests: ['modules/community/**/*.{spec,e2e-spec}.ts', 'modules/{account,personal-data}/*.e2e-spec.ts'],
  },
];
