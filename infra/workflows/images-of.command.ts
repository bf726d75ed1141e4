// Reads the list of affected workspaces (JSON) and prints the list of images to build, for the matrix of a workflow.
import { text } from 'node:stream/consumers';
import { imagesOf } from './images-of.ts';

process.stdout.write(JSON.stringify(imagesOf(JSON.parse(await text(process.stdin)) as string[])));
