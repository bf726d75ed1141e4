import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DockerfileParser, type Dockerfile, type Instruction } from 'dockerfile-ast';

/** The Dockerfile of each image. */
export const DOCKERFILES = { api: 'api.Dockerfile', 'front ends': 'front-end.Dockerfile' } as const;

/** What an engine does with the last stage of a Dockerfile. */
export interface FinalStage {
  readonly instructions: readonly Instruction[];
  readonly user: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  /** The command of the health check. */
  readonly healthCheck: readonly string[];
}

export function readDockerfile(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name), 'utf8');
}

/** Reads the stage that becomes the image. */
export function finalStage(text: string): FinalStage {
  const instructions = lastStage(DockerfileParser.parse(text));
  const textOf = (keyword: string): string =>
    instructions.findLast((one) => one.getKeyword() === keyword)?.getArgumentsContent() ?? '';
  const env = instructions
    .filter((one) => one.getKeyword() === 'ENV')
    .flatMap((one) => one.getArguments().map((argument) => argument.getValue().split('=') as [string, string]));
  return {
    instructions,
    user: textOf('USER'),
    env: Object.fromEntries(env),
    command: [...jsonIn(textOf('ENTRYPOINT')), ...jsonIn(textOf('CMD'))],
    healthCheck: jsonIn(textOf('HEALTHCHECK')),
  };
}

function lastStage(file: Dockerfile): Instruction[] {
  const all = file.getInstructions();
  return all.slice(all.findLastIndex((one) => one.getKeyword() === 'FROM'));
}

/** The list of an instruction in exec form, `["a", "b"]`; empty for the form that needs a shell. */
function jsonIn(text: string): string[] {
  const list = /\[.*\]/s.exec(text)?.[0];
  return list ? (JSON.parse(list) as string[]) : [];
}
