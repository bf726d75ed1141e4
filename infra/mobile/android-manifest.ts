import { ANDROID_PERMISSIONS, DEEP_LINK_PATHS } from './settings.ts';

const MARK = 'sahaay';
const ours = (xml: string): string => `<!-- ${MARK} -->${xml}<!-- /${MARK} -->`;

/**
 * Puts into a manifest of Android what the product asks the device for and which links it opens, in place of what an
 * earlier run put there.
 *
 * @param manifest AndroidManifest.xml as Capacitor made it
 */
export function androidManifest(manifest: string, server: URL): string {
  const bare = manifest
    .replaceAll(new RegExp(`<!-- ${MARK} -->[^]*?<!-- /${MARK} -->`, 'g'), '')
    .replaceAll(/\s*<uses-permission [^>]*\/>/g, '');
  const permissions = ANDROID_PERMISSIONS.map((name) => `<uses-permission android:name="${name}" />`).join('');
  const data = DEEP_LINK_PATHS.map((path) => `<data android:path="${path}" />`).join('');
  const links = `<intent-filter android:autoVerify="true"><action android:name="android.intent.action.VIEW" /><category android:name="android.intent.category.DEFAULT" /><category android:name="android.intent.category.BROWSABLE" /><data android:scheme="${server.protocol.slice(0, -1)}" android:host="${server.hostname}" />${data}</intent-filter>`;
  return bare
    .replace('android:allowBackup="true"', 'android:allowBackup="false"')
    .replace('</activity>', `${ours(links)}</activity>`)
    .replace('</manifest>', `${ours(permissions)}</manifest>`);
}
