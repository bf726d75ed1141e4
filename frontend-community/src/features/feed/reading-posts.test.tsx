import { problem } from '@sahaay/contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { article, post, POSTS, servePosts } from '../../testing/posts.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { server, startServer } from '../../testing/server.ts';

startServer();

describe('reading posts', () => {
  it('shows who wrote what, when, and how many like it', async () => {
    const createdAt = new Date(2026, 10, 20, 9, 4).toISOString();
    servePosts(post({ username: 'Farida Sheikh', content: 'It helped.', likes: 18, liked: true, createdAt }));
    renderRemote();
    expect(screen.getByRole('status')).toHaveTextContent('Loading posts...');
    const shown = within(await article('Farida Sheikh'));
    expect(shown.getByText('It helped.')).toBeInTheDocument();
    expect(shown.getByText('20/11/26, 09:04')).toBeInTheDocument();
    expect(shown.getByRole('button', { name: '18 likes', pressed: true })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Community Forum' })).toBeInTheDocument();
    expect(screen.getByText(/It is not medical advice/)).toBeInTheDocument();
  });

  it('makes web addresses links and shows everything else as text', async () => {
    servePosts(post({ content: '<b>See</b> https://who.int/ors.' }));
    renderRemote();
    const shown = within(await article());
    expect(shown.getByText(/<b>See<\/b>/)).toBeInTheDocument();
    const link = shown.getByRole('link', { name: 'https://who.int/ors' });
    expect(link).toHaveAttribute('href', 'https://who.int/ors');
    expect(link).toHaveAttribute('rel', 'nofollow noopener ugc');
  });

  it('lets each text run in the direction of its own script', async () => {
    servePosts(post({ username: 'محمد', content: 'مرحبا.' }));
    renderRemote();
    const shown = within(await article('محمد'));
    expect(shown.getByText('مرحبا.')).toHaveAttribute('dir', 'auto');
    expect(shown.getByText('محمد')).toHaveAttribute('dir', 'auto');
  });

  it('lets no invisible mark turn a text around', async () => {
    servePosts(post({ content: 'Take \u202e005\u202c mg, \u2067not more\u2069' }));
    renderRemote();
    expect(within(await article()).getByText(/Take/).textContent).toBe('Take 005 mg, not more');
  });

  it('keeps paragraphs, but lets nobody fill the page with empty lines', async () => {
    servePosts(post({ content: `First line\nsecond\n\nParagraph${'\n \t\n'.repeat(900)}End` }));
    renderRemote();
    const text = within(await article()).getByText(/First line/);
    expect(text.textContent).toBe('First line\nsecond\n\nParagraph\n\nEnd');
  });

  it('invites to write the first post', async () => {
    servePosts();
    renderRemote();
    expect(await screen.findByText('No posts yet. Be the first to share!')).toBeInTheDocument();
  });

  it.each([
    [401, 'You need to be logged in to view community posts'],
    [403, "You don't have permission to access the community"],
    [404, 'Community posts not found'],
    [500, 'Server error. Please try again later'],
    [503, 'Server error. Please try again later'],
    [429, 'Failed to load posts (429)'],
  ])('says what a %d means and loads again on Retry', async (status, message) => {
    server.use(http.get(POSTS, () => problem(status, 'No'), { once: true }));
    renderRemote();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByText(/No posts yet/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await article('Farida Sheikh')).toBeInTheDocument();
  });

  it('says when there is no connection', async () => {
    server.use(http.get(POSTS, () => HttpResponse.error()));
    renderRemote();
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please check your internet connection');
  });

  it('shows older posts on request, until there are none', async () => {
    server.use(
      http.get(POSTS, ({ request }) => {
        const cursor = new URL(request.url).searchParams.get('cursor');
        if (cursor === 'older') return HttpResponse.json([post({ id: 'old', username: 'Old Hand' })]);
        const headers = { Link: '</api/v1/community/posts?cursor=older>; rel="next"' };
        return HttpResponse.json([post({ id: 'new', username: 'Newcomer' })], { headers });
      }),
    );
    renderRemote();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await article('Old Hand')).toBeInTheDocument();
    expect(await article('Newcomer')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('keeps what is shown when older posts fail to load, and lets the person try again', async () => {
    server.use(
      http.get(POSTS, ({ request }) => {
        if (request.url.includes('cursor')) return problem(500, 'Oops');
        return HttpResponse.json([post()], { headers: { Link: '</posts?cursor=older>; rel="next"' } });
      }),
    );
    renderRemote();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again later');
    expect(await article()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show more' })).toBeEnabled();
  });
});
