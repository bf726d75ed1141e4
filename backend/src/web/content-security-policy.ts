import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.js';
import { VIOLATIONS_PATH } from './violations.js';

/** The name by which the policy calls the address of its reports. */
const REPORTS = 'policy';

/** Google serves the pictures of people who sign in with Google from these hosts. */
const GOOGLE_PICTURES = 'https://*.googleusercontent.com';

/**
 * Lets pages load from ourselves and from the addresses that the configuration names: remotes that are deployed
 * elsewhere, the hosts of the demo video and of the map's pictures, and Google's host of pictures where people sign in
 * with Google.
 */
function securityHeaders(config: Config): HelmetOptions {
  const remotes = [
    ...new Set(config.remotes.map(({ entry }) => originOf(entry)).filter((origin) => origin !== undefined)),
  ];
  const video = config.demoVideoUrl ? [originOf(config.demoVideoUrl) ?? ''] : [];
  const pictures = config.google ? [GOOGLE_PICTURES] : [];
  const mapTiles = config.mapTiles ? [originOf(config.mapTiles.url) ?? ''] : [];
  const overHttps = config.publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...remotes],
        styleSrc: ["'self'", ...remotes],
        connectSrc: ["'self'", ...remotes],
        imgSrc: ["'self'", 'data:', ...remotes, ...pictures, ...mapTiles],
        fontSrc: ["'self'", ...remotes],
        frameSrc: video.length > 0 ? video : ["'none'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Code and markup come from what these policies let through alone (`contracts/src/trusted-scripts`).
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['shell', ...config.remotes.map(({ name }) => name)].map((name) => `sahaay-${name}`),
        // Firefox and Safari know the older of the two ways alone.
        reportTo: REPORTS,
        reportUri: VIOLATIONS_PATH,
      },
    },
    strictTransportSecurity: overHttps ? { maxAge: 31_536_000 } : false,
    frameguard: { action: 'deny' },
    // Pictures of the map and of Google come without cookies, since their servers do not say that we may show them.
    // A page within ours would have to say it too, and those that show videos do not.
    crossOriginEmbedderPolicy: video.length > 0 ? false : { policy: 'credentialless' },
    referrerPolicy: { policy: 'same-origin' },
  };
}

/**
 * What pages may ask a browser for: the position, to find care nearby, and the microphone, to speak in place of typing.
 * Nothing of the rest is used, so nothing that gets into a page can use it either.
 */
const PERMISSIONS = [
  ...['geolocation', 'microphone'].map((feature) => `${feature}=(self)`),
  ...[
    'accelerometer',
    'camera',
    'display-capture',
    'gyroscope',
    'hid',
    'magnetometer',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/**
 * Sets the headers with which browsers guard our pages.
 * @param readers who may load what is served: pages of our own origin, or those of `PUBLIC_URL` on another
 */
export function guardPages(config: Config, readers: 'same-origin' | 'cross-origin' = 'same-origin'): RequestHandler[] {
  return [
    helmet({ ...securityHeaders(config), crossOriginResourcePolicy: { policy: readers } }),
    (_request, response, next) => {
      response.setHeader('Permissions-Policy', PERMISSIONS);
      response.setHeader('Reporting-Endpoints', `${REPORTS}="${VIOLATIONS_PATH}"`);
      next();
    },
  ];
}

/** Swagger UI writes inline styles, and runs no inline script. */
export const API_DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

function originOf(entry: string): string | undefined {
  return URL.canParse(entry) ? new URL(entry).origin : undefined;
}
