/** What is used of Trusted Types, which TypeScript does not describe, and which not every browser has. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/**
 * Makes a policy of Trusted Types: where our pages run code by its address, browsers take only what such a policy let
 * through. In a browser that does not know them, the content security policy alone says where code comes from.
 *
 * @param name is listed in `backend/src/web/content-security-policy.ts`, and each page may make it once
 * @param ours tells which addresses are code of ours
 * @returns gives an address as the browser takes it, and throws a TypeError for one that is not ours
 */
export function scriptPolicy(name: string, ours: Pick<RegExp, 'test'>): (address: string) => string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(name, {
    createScriptURL(address) {
      if (ours.test(address)) return address;
      throw new TypeError(`${name} runs no code from there.`);
    },
  });
  return (address) => policy?.createScriptURL(address) ?? address;
}
