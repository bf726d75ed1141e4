import { createApiClient } from '@sahaay/contracts';
import { CONTRACT_VERSION, paths, type ShellServices } from '@sahaay/contracts/shell';

/** What the shell would lend this remote: a signed-in person, and toasts that go nowhere. */
export function fakeServices(overrides: Partial<ShellServices> = {}): ShellServices {
  return {
    contractVersion: CONTRACT_VERSION,
    user: {
      id: '6b0b2a3e-5d0e-4c58-9c39-0a0b7d1c7c11',
      name: 'Asha Kulkarni',
      email: 'asha.k@example.in',
      phone: '020 5550 1184',
      address: 'Pune',
      gender: 'female',
      dob: '1992-03-14',
      pfp: null,
      createdAt: '2026-01-05T09:00:00.000Z',
      updatedAt: '2026-01-05T09:00:00.000Z',
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
    mapTiles: {
      url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
    },
    notify: { success: () => undefined, error: () => undefined },
    finishTask: () => undefined,
    openCommunity: () => Promise.resolve(false),
    requireSignIn: () => undefined,
    ...overrides,
  };
}
