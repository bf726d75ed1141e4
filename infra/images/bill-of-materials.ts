import { nameOf, type Locked } from './packages.ts';

/** A bill of materials in the JSON of CycloneDX 1.6: what is in an image, from which maker, under which licence. */
export interface BillOfMaterials {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly version: 1;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
}

interface Component {
  readonly type: 'application' | 'library';
  readonly name: string;
  readonly version: string;
  readonly 'bom-ref': string;
  readonly purl?: string;
  readonly licenses?: readonly { readonly expression: string }[];
  readonly hashes?: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
}

/**
 * Lists the packages of an image. A package that lies there twice in one version is listed once.
 *
 * @param image the name of the image
 * @param folders the folders of its packages in the lock file
 */
export function billOfMaterials(
  image: string,
  version: string,
  folders: readonly string[],
  locked: Locked,
): BillOfMaterials {
  const components = new Map<string, Component>();
  for (const folder of folders) {
    const component = componentOf(folder, locked);
    components.set(component['bom-ref'], component);
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: image, version, 'bom-ref': image } },
    components: [...components.values()],
  };
}

function componentOf(folder: string, locked: Locked): Component {
  const name = nameOf(folder);
  const { version = '', license, integrity } = locked[folder] ?? {};
  const purl = `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
  return {
    type: 'library',
    name,
    version,
    'bom-ref': purl,
    purl,
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(integrity?.startsWith('sha512-')
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }] }
      : {}),
  };
}
