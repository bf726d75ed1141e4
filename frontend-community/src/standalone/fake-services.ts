import { createApiClient } from '@sahaay/contracts';
import { CONTRACT_VERSION, paths, type ShellServices } from '@sahaay/contracts/shell';

/** What the shell would lend this remote: a signed-in person, and toasts that go nowhere. */
export function fakeServices(overrides: Partial<ShellServices> = {}): ShellServices {
  return {
    contractVersion: CONTRACT_VERSION,
    user: {
      id: 'standalone',
      name: 'Asha Kulkarni',
      email: 'asha@example.org',
      phone: null,
      address: null,
      gender: null,
      dob: null,
      pfp: null,
      createdAt: '2026-08-02T10:15:00.000Z',
      updatedAt: '2026-08-02T10:15:00.000Z',
      onboarded: true,
      moderator: false,
      child: false,
      guardian: null,
    },
    api: createApiClient(location.origin),
    locale: 'en',
    chooseLanguage: () => undefined,
    theme: 'light',
    paths,
    languageModel: null,
    mapTiles: null,
    notify: { success: () => undefined, error: () => undefined },
    finishTask: () => undefined,
    openCommunity: () => Promise.resolve(false),
    requireSignIn: () => undefined,
    ...overrides,
  };
}
