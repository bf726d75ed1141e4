export const GROUPS = ['build', 'check', 'unit', 'api', 'browser'] as const;

/** One step of `npm test`: a target of Nx, which does not run again what passed and has not changed since. */
export interface Step {
  readonly name: string;
  readonly group: (typeof GROUPS)[number];
  /** What the step has shown when it passes. */
  readonly shows: string;
  /** A script of one or more workspaces. `nx.json` and the workspace's `package.json` tell what it reads. */
  readonly target: string;
  readonly workspaces: readonly string[];
}

const check = (name: string, target: string, shows: string): Step => ({
  name,
  group: 'check',
  shows,
  target: `check:${target}`,
  workspaces: ['infra'],
});
const unit = (name: string, workspace: string, shows: string, target = 'test'): Step => ({
  name,
  group: 'unit',
  shows,
  target,
  workspaces: [workspace],
});
/**
 * Every step except the build, which comes first. The longest steps come first, so that both cores are busy to the end.
 */
export const STEPS: readonly Step[] = [
  {
    name: 'API',
    group: 'api',
    shows: 'each call answers as agreed, on a real PostgreSQL, Redis and mail server',
    target: 'test:api',
    workspaces: ['backend'],
  },
  {
    name: 'pages',
    group: 'browser',
    shows: 'all that people do on the pages works in Chromium, also when a part is down',
    target: 'browser',
    workspaces: ['infra'],
  },
  unit(
    'engine',
    'engine',
    'texts are read, flagged, ranked and answered as they should be; the corpus and its training hold',
  ),
  unit('backend', 'backend', 'the rules of triage, places and accounts hold', 'test:unit'),
  check('builds side by side', 'side-by-side', 'starts, builds and a running product do not disturb each other'),
  check(
    'bare checkout',
    'bare-checkout',
    '`npm start` installs, builds and serves the product in an empty folder, without the packages of the tests',
  ),
  check('remote alone', 'remote-alone', 'the community remote runs by itself with `npm run dev`, without the product'),
  {
    name: 'types',
    group: 'check',
    shows: 'every workspace is type-safe',
    target: 'typecheck',
    workspaces: ['backend', 'contracts', 'engine', 'ui', 'kit', 'shell', 'diagnostics', 'community', 'infra'],
  },
  unit('shell', 'shell', 'the pages of the frame, signing in and remotes that fail behave'),
  unit('diagnostics remote', 'diagnostics', 'the pages for symptoms, places and ambulances behave'),
  check('lint', 'lint', 'no rule of the code is broken'),
  check('format', 'format', 'every file is laid out as the formatter lays it out'),
  check('architecture', 'architecture', 'who may import whom, with a violation planted for each rule'),
  check('tables', 'tables', 'a table is named by its owner alone, and no use case speaks SQL'),
  check('papers', 'papers', 'what README, CONTRIBUTING, ARCHITECTURE and the decisions name exists'),
  check('security requirements', 'asvs', 'each requirement of ASVS that is said to be shown by a test is'),
  check('later code', 'late-code', 'what a page loads later cannot take anything else down'),
  check(
    'generated files',
    'generated',
    'the API description, the client and the red flags are what their sources generate',
  ),
  check('texts', 'texts', 'every text is in a catalogue, in every language, and in use'),
  check('slow loads', 'slow-loads', 'front ends come out the same on a slow disk'),
  check('regular expressions', 'regular-expressions', 'none takes longer than its text is long'),
  check('dependencies', 'dependencies', 'licences accepted, versions pinned, digests kept, install scripts known'),
  check(
    'cryptography',
    'cryptography',
    'what hashes, signs or encrypts stands in the paper, and nothing broken is used',
  ),
  check('secrets', 'secrets', 'no file holds a key, a token or a password'),
  check('design card', 'design-card', 'every package that was ordered is used for what it is for'),
  check('unused code', 'unused', 'no file, export or dependency is left over'),
  unit('contracts', 'contracts', 'client, errors and limits work as both sides expect'),
  {
    name: 'gallery',
    group: 'check',
    shows: 'every component of the kit can be looked at in its states',
    target: 'check:gallery',
    workspaces: ['ui'],
  },
  {
    name: 'looks',
    group: 'browser',
    shows: 'each screen looks as its kept picture, at a width, in a theme and in a language that take turns',
    target: 'looks',
    workspaces: ['infra'],
  },
  unit('UI kit', 'ui', 'each component does what its name says, for a keyboard and a screen reader too'),
  unit('community remote', 'community', 'the pages of the forum behave'),
  unit(
    'images',
    'infra',
    'what the images hold starts in a bare folder without rights, and answers; Dockerfiles and compose.yaml are sound',
    'test:images',
  ),
  unit(
    'alerts',
    'infra',
    'each alert fires when it should and has a runbook; Prometheus finds every series that a rule or a board names',
    'test:observability',
  ),
  unit(
    'chart',
    'infra',
    'the chart renders in each size as Kubernetes describes it, without rights or secrets',
    'test:chart',
  ),
  unit(
    'contract',
    'infra',
    'the API breaks no page of the last release, and has every call of each front end',
    'test:contract',
  ),
  unit('workflows', 'infra', 'the workflows of GitHub have no fault that actionlint finds', 'test:workflows'),
  unit('migrations', 'infra', 'no migration locks a table in use or breaks the release before it', 'test:migrations'),
  unit('set-up', 'infra', 'what an updated checkout lacks is installed, and nothing else'),
];
