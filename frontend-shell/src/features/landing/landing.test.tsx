import { act, screen, within } from '@testing-library/react';
import { useInstall, watchInstallPrompt, type InstallPrompt } from '../../pwa/install-prompt.ts';
import { renderLanding } from '../../prerender.tsx';
import { heading, openPage } from '../../testing/open-page.tsx';
import { answer, signedOut } from '../../testing/server.ts';

const HOW = /open your browser’s menu/;

function offer(outcome: 'accepted' | 'dismissed'): { shown: number } {
  const counter = { shown: 0 };
  const prompt = async (): Promise<void> => void (counter.shown += 1);
  window.sahaayInstallPrompt = Object.assign(new Event('beforeinstallprompt'), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  }) as InstallPrompt;
  return counter;
}

afterEach(() => act(() => useInstall.getState().setPrompt(null)));

test('leads in and shows its sections in their order', async () => {
  await openPage('/');
  await heading('Feeling unwell? Know what to do next.');
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/user/signin');
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth/user/signup');
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/welcome');
  expect(screen.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  expect(screen.getAllByRole('heading', { level: 2 }).map((h2) => h2.textContent)).toEqual([
    'Key Features',
    'Demo Video',
    'Source Code',
    'Emergency Contacts',
  ]);
  expect(within(screen.getByRole('region', { name: 'Key Features' })).getAllByRole('article')).toHaveLength(6);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Made with care by the Sahaay contributors.');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('No doctor has checked its medical content yet.');
});

test('is the same before any script has run', async () => {
  await openPage('/');
  await heading('Feeling unwell? Know what to do next.');
  const text = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const live = text(
    [...document.querySelectorAll('body > div > :is(header, main, footer)')].map((part) => part.outerHTML).join(' '),
  );
  const before = document.createElement('div');
  before.innerHTML = await renderLanding();
  const parts = [...before.querySelectorAll(':scope > :is(header, main, footer)')];
  expect(text(parts.map((part) => part.outerHTML).join(' ')).trim()).toBe(live.trim());
});

describe('Install App', () => {
  test('shows the browser’s prompt; accepted, it is discarded and the introduction opens', async () => {
    signedOut();
    const counter = offer('accepted');
    watchInstallPrompt();
    const { user, path } = await openPage('/');
    await user.click(await screen.findByRole('button', { name: 'Install App' }));
    await heading('Meet Sahaay');
    expect(path()).toBe('/welcome');
    expect(counter.shown).toBe(1);
    expect(useInstall.getState().prompt).toBeNull();
  });

  test('an offer that comes later is taken; dismissed, the person stays', async () => {
    watchInstallPrompt();
    const { user, path } = await openPage('/');
    const button = await screen.findByRole('button', { name: 'Install App' });
    const counter = offer('dismissed');
    act(() => void dispatchEvent(new Event('sahaay:installable')));
    await user.click(button);
    expect(counter.shown).toBe(1);
    expect(path()).toBe('/');
    expect(screen.queryByText(HOW)).toBeNull();
  });

  test('without an offer the way is explained', async () => {
    const { user } = await openPage('/');
    await user.click(await screen.findByRole('button', { name: 'Install App' }));
    expect(await screen.findByText(HOW)).toBeInTheDocument();
  });
});

describe('what the deployment configures', () => {
  test('nothing: the video comes soon, and the code has no link', async () => {
    await openPage('/');
    expect(await screen.findByText('Coming soon')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'View the source code' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Play the video' })).toBeNull();
  });

  test('the video loads only when asked for', async () => {
    answer('get', '/config.json', {
      demoVideoUrl: 'https://video.example.org/embed/1',
      sourceCodeUrl: 'https://code.example.org/sahaay',
      makers: 'Asha Kulkarni and Ravi Nair',
      googleSignIn: false,
    });
    const { user } = await openPage('/');
    expect(await screen.findByText('Made with care by Asha Kulkarni and Ravi Nair.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'View the source code' })).toHaveAttribute(
      'href',
      'https://code.example.org/sahaay',
    );
    expect(screen.queryByTitle('Demo Video')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Play the video' }));
    expect(screen.getByTitle('Demo Video')).toHaveAttribute('src', 'https://video.example.org/embed/1');
    expect(screen.getByTitle('Demo Video')).toHaveFocus();
  });
});
