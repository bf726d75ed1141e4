/**
 * The version of what the shell gives its remotes. The major part is raised for a break, the minor part for an
 * addition. Each remote declares the version that it was built on. The shell and a remote are deployed on days of their
 * own, so a remote does without what the newest minor version added (`runsOn`).
 */
export const CONTRACT_VERSION = '1.5.0';

/**
 * Whether a remote runs on a shell: when both have the same major version, and the remote is at most one minor version
 * newer.
 *
 * @param remote the contract that the remote was built on
 * @param shell the contract of the shell
 */
export function runsOn(remote: string, shell: string): boolean {
  const [major, minor] = remote.split('.').map(Number);
  const [shellMajor, shellMinor] = shell.split('.').map(Number);
  return major === shellMajor && minor! <= shellMinor! + 1;
}
