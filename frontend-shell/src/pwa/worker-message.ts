/** What a page tells the service worker. */
export type WorkerMessage =
  /** The person wants the new version now. */
  | { readonly do: 'take-over' }
  /** Somebody is signed in and the page rests: the remotes are kept for the time without a network. */
  | { readonly do: 'keep-remotes' }
  /** The app speaks this language. */
  | { readonly do: 'keep-language'; readonly language: string };
