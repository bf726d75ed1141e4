import { paths } from '../../contracts/src/shell/paths.ts';

/** The address of the product that the wrapper opens when none is given: that of the emulator's host. */
export const EMULATOR_URL = 'http://10.0.2.2:8080';

/** The links of messages and of other apps that the wrapper opens itself. The call and the sign-in with Google go to the browser. */
export const DEEP_LINK_PATHS: readonly string[] = Object.values(paths);

/** What the product asks the device for. Nothing else may stand in the projects of the platforms. */
export const ANDROID_PERMISSIONS = [
  'android.permission.INTERNET',
  'android.permission.ACCESS_COARSE_LOCATION',
  'android.permission.ACCESS_FINE_LOCATION',
] as const;

export interface WrapperConfig {
  readonly appId: string;
  readonly appName: string;
  readonly webDir: string;
  readonly server: { readonly url: string; readonly cleartext: boolean; readonly errorPath: string };
  readonly plugins: Readonly<Record<string, Readonly<Record<string, string | boolean | number>>>>;
}

/**
 * Reads the server's address from what was given.
 *
 * @param given an address such as `https://sahaay.example`; without one, the product on the computer of the emulator
 * @throws when it is no address of a server alone, or would carry passwords and complaints in the clear
 */
export function serverUrl(given: string | undefined): URL {
  const url = new URL(given ?? EMULATOR_URL);
  const isLocal = ['10.0.2.2', 'localhost', '127.0.0.1'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal))
    throw new Error(`${url.href} is not https. Only a server on your own computer may be without it.`);
  if (url.pathname !== '/' || url.search || url.hash || url.username)
    throw new Error(`${url.href} is more than the address of a server, such as https://sahaay.example.`);
  return url;
}

/**
 * The configuration of Capacitor. The wrapper loads the product from the server itself, so cookies, service worker and
 * Content-Security-Policy are those of the web; other addresses open in the browser, since none is allowed.
 */
export const wrapperConfig = (server: URL): WrapperConfig => ({
  appId: 'org.sahaay.app',
  appName: 'Sahaay',
  webDir: 'www',
  server: { url: server.origin, cleartext: server.protocol === 'http:', errorPath: 'unreachable.html' },
  plugins: {
    SplashScreen: { launchAutoHide: true, launchShowDuration: 800, backgroundColor: '#FBF8F1' },
    StatusBar: { overlaysWebView: false, backgroundColor: '#FBF8F1', style: 'LIGHT' },
  },
});
