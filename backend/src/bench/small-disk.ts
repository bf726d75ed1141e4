import { spawnSync } from 'node:child_process';

const MOUNT = 'mount -t tmpfs -o "size=$2,mode=755" tmpfs "$1" && shift 2 && exec "$@"';

/**
 * Makes a command that starts a program with a small disk of its own at `folder`. Only the program and the processes that
 * it starts see the disk, and the disk is gone when they have ended. It needs no special rights where the kernel lets
 * every user make namespaces.
 * @param folder a folder that exists
 * @returns the words of the command, to be put before the name and the arguments of the program
 * @throws Error that names what is missing
 */
export function onSmallDisk(folder: string, megabytes: number): readonly [string, ...string[]] {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  const mounted = ['sh', '-c', MOUNT, 'sh', folder, `${megabytes}m`];
  const command: [string, ...string[]] =
    uid === 0
      ? ['unshare', '--mount', ...mounted]
      : // Root of a namespace mounts the disk, and the program itself runs as the user who we are.
        [
          'unshare',
          '--user',
          '--map-root-user',
          '--mount',
          ...mounted,
          'unshare',
          '--user',
          `--map-user=${uid}`,
          `--map-group=${gid}`,
        ];
  const [program, ...rest] = command;
  const { status, error, stderr } = spawnSync(program, [...rest, 'true'], { encoding: 'utf8' });
  if (status === 0) return command;
  throw new Error(
    `No small disk can be made here: ${error?.message ?? stderr.trim()}. It takes Linux and unshare (package util-linux), and either root with the right to mount or a kernel that lets everybody make namespaces: sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0; in Docker --security-opt seccomp=unconfined --security-opt apparmor=unconfined.`,
  );
}
