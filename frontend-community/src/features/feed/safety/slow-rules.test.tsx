import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { post, POSTS } from '../../../testing/posts.ts';
import { renderRemote } from '../../../testing/render-remote.tsx';
import { server, startServer } from '../../../testing/server.ts';
import type { Emergency } from './emergencies.ts';

type Said = { answer: readonly Emergency[] } | { problem: string };

/** A worker whose answers wait until the test gives them. */
class SlowWorker {
  static readonly waiting: ((said: Said) => void)[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage({ id, question }: { id: number; question: string }): void {
    const say = (said: Said) => this.onmessage?.({ data: { id, ...said } });
    if (question === '') setTimeout(say, 0, { answer: [] });
    else SlowWorker.waiting.push(say);
  }
}

startServer();
beforeAll(() => Object.assign(globalThis, { Worker: SlowWorker }));
afterEach(() => SlowWorker.waiting.splice(0));

const composer = () => screen.getByRole('textbox', { name: 'Your post' });

async function writeAndWait(words: string) {
  const sent = jest.fn();
  server.use(
    http.post(POSTS, () => {
      sent();
      return HttpResponse.json(post({ id: 'new' }), { status: 201 });
    }),
  );
  renderRemote();
  await userEvent.click(composer());
  await userEvent.paste(words);
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  expect(composer()).toHaveAttribute('readonly');
  await waitFor(() => expect(SlowWorker.waiting).toHaveLength(1));
  return sent;
}

test('a post waits four seconds for the rules and then goes out; help that is found later still shows', async () => {
  const sent = await writeAndWait('I want to kill myself');
  expect(sent).not.toHaveBeenCalled();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1), { timeout: 6000 });
  expect(screen.queryByText(/checked|safe/i)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  SlowWorker.waiting[0]?.({ answer: [{ kind: 'self_harm', numbers: ['14416', '112'] }] });
  const help = await screen.findByRole('alert');
  expect(within(help).getByRole('link', { name: /14416/ })).toHaveAttribute('href', 'tel:14416');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('private details are asked about, though the rules do not answer', async () => {
  const sent = await writeAndWait('Call me on 9876543210');
  await screen.findByRole('alertdialog', { name: /share this with everyone/ }, { timeout: 6000 });
  expect(sent).not.toHaveBeenCalled();
});

test('rules that fail hold nothing up', async () => {
  const sent = await writeAndWait('A walk helps me sleep.');
  SlowWorker.waiting[0]?.({ problem: 'The rules are broken.' });
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});
