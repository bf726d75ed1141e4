// `node infra/images/assemble.command.ts api FOLDER` lays out the files of an image. The Dockerfiles run it on what they built.
import path from 'node:path';
import { assemble } from './assemble.ts';
import { IMAGES } from './image.ts';

const [name, folder] = process.argv.slice(2);
const image = IMAGES.find((known) => known === name);
if (image && folder) await assemble(image, path.resolve(folder));
else {
  process.stderr.write(`Say which image (${IMAGES.join(', ')}) and a folder that does not exist yet.\n`);
  process.exitCode = 1;
}
