import { Copy, DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { finalStage } from './dockerfile.ts';

/** The labels by which anybody can tell where an image comes from. */
const LABELS = ['title', 'version', 'revision', 'created', 'licenses', 'base.name'];

/**
 * Says what is wrong with a Dockerfile: what its language does not know, and what makes an image larger, weaker or harder
 * to trace than ours may be.
 *
 * @returns one sentence for each fault
 */
export function faultsOf(text: string): string[] {
  const file = DockerfileParser.parse(text);
  const stage = finalStage(text);
  const stages = new Set(file.getFROMs().map((from) => from.getBuildStage()));
  const said = validate(text).map(
    ({ message, range }) => `Line ${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
  );
  const bases = file.getFROMs().flatMap((from) => {
    const image = from.getImage() ?? '';
    const isOwn = stages.has(image) || image === '${PREVIOUS}';
    return isOwn || /:(?!latest)[\w.-]+/.test(image) ? [] : [`The base ${image} has no version.`];
  });
  const labels = stage.instructions
    .filter((one) => one.getKeyword() === 'LABEL')
    .map((one) => one.getArgumentsContent())
    .join(' ');
  const rules: readonly [boolean, string][] = [
    [/^[1-9]\d*:[1-9]\d*$/.test(stage.user), 'The image must run as a user with a number above 0 (USER 65532:65532).'],
    [stage.command.length > 1, 'ENTRYPOINT and CMD must be lists, since the image has no shell.'],
    [stage.healthCheck.length > 0, 'HEALTHCHECK must be there, as a list.'],
    [
      stage.instructions.every((one) => one.getKeyword() !== 'RUN'),
      'The last stage must run nothing: its base has no shell.',
    ],
    [
      stage.instructions.every((one) => !(one instanceof Copy) || one.getFromFlag() !== null),
      'The last stage must copy from other stages alone.',
    ],
    [file.getInstructions().every((one) => one.getKeyword() !== 'ADD'), 'COPY says what it does; ADD does more.'],
    [
      file
        .getInstructions()
        .every((one) => !/^(ENV|ARG)$/.test(one.getKeyword()) || !isSecret(one.getArgumentsContent())),
      'A secret must not be an ARG or an ENV, since everybody who has the image can read it.',
    ],
  ];
  return [
    ...said,
    ...bases,
    ...rules.filter(([holds]) => !holds).map(([, fault]) => fault),
    ...LABELS.filter((label) => !labels.includes(`org.opencontainers.image.${label}=`)).map(
      (label) => `The label org.opencontainers.image.${label} is missing.`,
    ),
  ];
}

function isSecret(text: string | null): boolean {
  return /(secret|password|token|api_?key)/i.test(text ?? '');
}
