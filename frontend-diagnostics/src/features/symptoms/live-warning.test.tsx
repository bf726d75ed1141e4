import { screen, waitFor, within } from '@testing-library/react';
import { recordCalls } from '../../testing/calls.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { startServer } from '../../testing/server.ts';
import { box } from '../../testing/symptoms.ts';

startServer();

const warning = (): HTMLElement | undefined =>
  screen.getAllByRole('status').find((line) => within(line).queryByRole('link') !== null);

test('while danger signs are still being written, one line names whom to call; nothing is sent', async () => {
  const calls = recordCalls();
  const { user } = renderRemote('diagnostics');
  await user.type(box(), 'I have crushing chest pain going down my left arm');
  await waitFor(() => expect(warning()).toHaveTextContent('This may be an emergency. Call 112'));
  expect(within(warning() as HTMLElement).getByRole('link')).toHaveAttribute('href', 'tel:112');
  expect(box()).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('the line goes when the words no longer say so', async () => {
  const { user } = renderRemote('diagnostics');
  await user.type(box(), 'I cannot breathe');
  await waitFor(() => expect(warning()).toBeDefined());
  await user.clear(box());
  await user.type(box(), 'Runny nose and sneezing, no chest pain and no trouble breathing');
  await waitFor(() => expect(warning()).toBeUndefined());
});

test('words of despair lead to the line for them', async () => {
  const { user } = renderRemote('diagnostics');
  await user.type(box(), 'I want to kill myself');
  await waitFor(() => expect(warning()).toHaveTextContent('You are not alone. Call 14416'));
});
