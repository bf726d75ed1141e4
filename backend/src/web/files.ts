import { extname, join } from 'node:path';
import { isPage, paths } from '@sahaay/contracts/paths';
import express, { type RequestHandler, type Response } from 'express';
import { pageWithAddress } from './page-with-address.js';
import { precompressed } from './precompressed.js';

/** This folder beside each build holds the hashed files of earlier builds, for pages that were opened on them. */
const OLDER_FILES = '../kept';

/** Vite names these files by their content, `assets/name-Ab3_x9Qz.js`, so they never change. */
const HASHED = /[/\\]assets[/\\][^/\\]*-[\w-]{8}\.\w+(\.\w+)?$/;

/** The kinds of files that builds have. Whatever else lies in a folder of theirs is as if it were not there. */
const MEANT = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.png',
  '.svg',
  '.txt',
  '.webmanifest',
  '.webp',
  '.woff2',
]);

/** Serves the files of a built front end: compressed where the build left them so, for good where their name is their content. */
export function files(folder: string): RequestHandler {
  const setHeaders = (response: Response, path: string) => {
    response.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  };
  return express
    .Router()
    .use(
      onlyMeant,
      precompressed(folder),
      express.static(folder, { index: 'index.html', redirect: false, setHeaders }),
      express.static(join(folder, OLDER_FILES), { index: false, redirect: false, setHeaders }),
    );
}

const onlyMeant: RequestHandler = ({ path }, _response, next) =>
  path.endsWith('/') || MEANT.has(extname(path)) ? next() : next('router');

/** Serves the shell: its files, and its page, which names the address of this deployment, at every address that is no file. */
export function shellFiles(folder: string, publicUrl: string): RequestHandler[] {
  const page = pageWithAddress(folder, publicUrl);
  return [page, files(folder), pages, page, files(folder)];
}

/**
 * The shell answers every address that is no file, so that deep links and reloads work. The Accept header makes no
 * difference, since previews and monitors send none. Where the app has no page, its "not found" comes with the status
 * 404.
 */
const pages: RequestHandler = (request, response, next) => {
  const { method, path } = request;
  if ((method !== 'GET' && method !== 'HEAD') || isFile(path)) return next('router');
  if (!isPage(path)) response.status(404);
  // A reset mail links to this page. The requests of the page must not name its address as their referrer, since the
  // secret of the link stands in it.
  if (path === paths.resetPassword) response.setHeader('Referrer-Policy', 'no-referrer');
  request.url = '/index.html';
  next();
};

function isFile(path: string): boolean {
  return path.startsWith('/remotes/') || path.slice(path.lastIndexOf('/')).includes('.');
}
