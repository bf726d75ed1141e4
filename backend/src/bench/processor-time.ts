import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second (man 5 proc, `sysconf(_SC_CLK_TCK)`). */
const TICKS = 100;

/** The seconds that a process, with all its threads, has had a processor. Only Linux tells. */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may hold spaces. User and system time are the 12th and 13th word after it.
  const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(words[11]) + Number(words[12])) / TICKS;
}

/** The memory of a process that is in RAM, in megabytes. Only Linux tells. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
