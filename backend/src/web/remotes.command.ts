// Deploys versions of the remotes, gives them to some or to all, and goes back: changes REMOTES_FILE while the product
// runs. How: USAGE in change-remotes.ts.
import { Report } from '../command-line/report.js';
import { loadConfig } from '../config.js';
import { changeRemotes } from './change-remotes.js';

const { remotesFile, publicUrl } = loadConfig();
const report = new Report();
try {
  if (remotesFile === null)
    throw new Error('Set REMOTES_FILE, for the product and for this command, to the file that is to be changed.');
  report.line(await changeRemotes(remotesFile, process.argv.slice(2), publicUrl));
} catch (error) {
  report.problem(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
