import { scriptPolicy } from '@sahaay/contracts/trusted-scripts';

/** Lets through the files of the app and the service worker. */
export const trusted = scriptPolicy('sahaay-shell', /^\/(assets\/[\w-]+|sw)\.js$/);
