import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { article, post, POSTS, REPLIES, reply, servePosts, serveReplies } from '../../../testing/posts.ts';
import { renderRemote } from '../../../testing/render-remote.tsx';
import { server, startServer } from '../../../testing/server.ts';

startServer();

const CHEST = 'I have crushing chest pain going down my left arm';
const DESPAIR = 'I want to kill myself';

const composer = () => screen.getByRole('textbox', { name: 'Your post' });
const help = () => screen.findByRole('alertdialog', { name: 'This may be an emergency' });
const question = () => screen.findByRole('alertdialog', { name: 'Do you want to share this with everyone?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const callTo = (within_: HTMLElement, number: string) =>
  within(within_)
    .getAllByRole('link')
    .find((link) => link.getAttribute('href') === `tel:${number}`);

/** Counts the posts that arrive, and the keys under which they come. */
function countPosts() {
  const sent: { content: unknown; key: string | null }[] = [];
  server.use(
    http.post(POSTS, async ({ request }) => {
      const { content } = (await request.json()) as { content: string };
      sent.push({ content, key: request.headers.get('Idempotency-Key') });
      return HttpResponse.json(post({ id: 'new', content }), { status: 201 });
    }),
  );
  return sent;
}

async function writePost(words: string): Promise<void> {
  await userEvent.click(composer());
  await userEvent.paste(words);
  await press('Post');
}

describe('a post that tells of an emergency', () => {
  it('gets help first, and goes out all the same, once', async () => {
    const sent = countPosts();
    const { notify } = renderRemote();
    await writePost(CHEST);
    const dialog = await help();
    expect(callTo(dialog, '112')).toHaveFocus();
    expect(callTo(dialog, '108')).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'What to do until help comes' })).toHaveAttribute(
      'href',
      '/emergency',
    );
    expect(within(dialog).getByRole('link', { name: 'Check the symptoms' })).toHaveAttribute(
      'href',
      '/user/diagnostics',
    );
    expect(sent).toEqual([]);
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Post it all the same' }));
    await waitFor(() => expect(notify.success).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([{ content: CHEST, key: expect.stringMatching(/^[\da-f]{32}$/) }]);
    expect(composer()).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(['Go back', '{Escape}'])('is not sent with %s, which keeps the words and leads to them', async (way) => {
    const sent = countPosts();
    renderRemote();
    await writePost(CHEST);
    const dialog = await help();
    if (way === 'Go back') await userEvent.click(within(dialog).getByRole('button', { name: way }));
    else fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(composer()).toHaveFocus();
    expect(composer()).toHaveValue(CHEST);
    expect(composer()).not.toHaveAttribute('readonly');
    cleanup();
    renderRemote();
    expect(composer()).toHaveValue(CHEST);
    expect(sent).toEqual([]);
  });

  it('keeps the line of those who listen on the page after words of despair were sent', async () => {
    const { notify } = renderRemote();
    await writePost(DESPAIR);
    const dialog = await screen.findByRole('alertdialog', { name: 'You are not alone' });
    expect(callTo(dialog, '14416')).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Post it all the same' }));
    await waitFor(() => expect(notify.success).toHaveBeenCalled());
    expect(callTo(screen.getByRole('alert'), '14416')).toBeInTheDocument();
    await writePost('Thank you all.');
    await waitFor(() => expect(notify.success).toHaveBeenCalledTimes(2));
    expect(callTo(screen.getByRole('alert'), '14416')).toBeInTheDocument();
  });

  it.each([
    'Last year my father had a heart attack. He walks 5 km every day now.',
    'My brother died by suicide in 2019. How do you live with it?',
    'What are the signs of a stroke?',
    'I have had a fever for four days, what should I do?',
  ])('is not meant by %j', async (words) => {
    const sent = countPosts();
    renderRemote();
    await writePost(words);
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

describe('a post with private details', () => {
  it('asks once whether everyone may have them, and quotes them', async () => {
    const sent = countPosts();
    renderRemote();
    await writePost('Write to asha@example.org or call 98765 43210.');
    const dialog = await question();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['asha@example.org', '98765 43210']);
    expect(within(dialog).getByRole('button', { name: 'Go back and edit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(composer()).toHaveFocus();
    expect(sent).toEqual([]);
    await press('Post');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Share it' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('is not asked about again when the server failed and the same words are sent once more', async () => {
    const sent = countPosts();
    renderRemote();
    server.use(http.post(POSTS, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    await writePost('Call me on 9876543210');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Share it' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Post' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('comes after the help', async () => {
    const sent = countPosts();
    renderRemote();
    await writePost(`${CHEST}, call 9876543210`);
    await userEvent.click(within(await help()).getByRole('button', { name: 'Post it all the same' }));
    expect(sent).toEqual([]);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Share it' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

test('a reply passes the same gate', async () => {
  servePosts(post({ replies: 1, username: 'Farida Sheikh' }));
  serveReplies(reply());
  const sent = jest.fn();
  server.use(
    http.post(REPLIES, () => {
      sent();
      return HttpResponse.json(reply({ id: 'own' }), { status: 201 });
    }),
  );
  renderRemote();
  await article('Farida Sheikh');
  await press('1 reply');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your reply' }), DESPAIR);
  await press('Reply');
  const dialog = await screen.findByRole('alertdialog', { name: 'You are not alone' });
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reply all the same' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(callTo(screen.getByRole('alert'), '14416')).toBeInTheDocument();
});
